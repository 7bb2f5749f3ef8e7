import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  server: { host: '127.0.0.1' },
  // Small pictures and icons stay files: inlined ones would be sent again with every page.
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
