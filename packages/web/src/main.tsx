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

async function openWorker(): Promise<WorkerPort> {
  if (import.meta.env.DEV && location.search.includes('fake')) {
    const { FakeWorker } = await import('./dev/fake.ts')
    return new FakeWorker()
  }
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerPort
}

const root = createRoot(document.getElementById('root')!)
void openWorker().then(worker => {
  const session = new Session(worker)
  root.render(<App session={session} />)
})
