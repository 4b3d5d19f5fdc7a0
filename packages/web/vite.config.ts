import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** The rules of the grammar enter themselves in its tables as they are loaded: no module of it may be left out. */
const wholeGrammar: Plugin = {
  name: 'whole-grammar',
  transform: {
    filter: { id: /[\\/]packages[\\/]oracle[\\/]src[\\/]/ },
    handler: code => ({ code, map: null, moduleSideEffects: true }),
  },
}

export default defineConfig({
  plugins: [wholeGrammar, react()],
  resolve: { conditions: ['upkeep-source', ...defaultClientConditions] },
  // Nothing is inlined as data: the page's policy lets the worker fetch from its own address alone.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  worker: { format: 'es' },
})
