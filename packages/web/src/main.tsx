import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya/latin-500-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya/latin-800.css'
import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Session, type WorkerPort } from './client/session.ts'

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
const session = new Session(worker as unknown as WorkerPort)
createRoot(document.getElementById('root')!).render(<App session={session} />)
