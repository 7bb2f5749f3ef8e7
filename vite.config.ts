import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // A page holds hundreds of class names, and its data beside them: short ones keep it light.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  server: { host: '127.0.0.1' },
  // Small pictures and icons stay files: inlined ones would be sent again with every page.
  build: { assetsInlineLimit: 0, target: 'es2022' },
}))
