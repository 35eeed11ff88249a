import { reactRouter } from '@react-router/dev/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  publicDir: 'assets',
  // The compiler serves the build alone: while developing, the React Router plugin owns fast refresh.
  plugins: [reactRouter(), command === 'build' ? react({ compiler: true }) : []],
  environments: { ssr: { build: { rollupOptions: { input: './web/render.ts' } } } },
}))
