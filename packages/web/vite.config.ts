import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['upkeep-source', ...defaultClientConditions] },
  build: { target: 'es2022', chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  worker: { format: 'es' },
})
