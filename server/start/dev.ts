import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type { MailModule } from '../adapters/mail.ts'

const BUILD = 'virtual:react-router/server-build'

const MAIL = '/platform/mail/render.tsx'

/** Runs the shop's code from its source files, through Vite: changes show without a build or a restart. */
export async function openDevelopment() {
  const vite = await createVite({ server: { middlewareMode: true } })
  const panel = await createVite({
    configFile: fileURLToPath(new URL('../../admin/vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, ws: { port: 24_679 } },
    appType: 'spa',
  })
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment))
    throw new Error('Vite não consegue executar o código do servidor.')

  return {
    build: (): Promise<ServerBuild> => environment.runner.import(BUILD),
    mail: (): Promise<MailModule> => environment.runner.import(MAIL),
    /** Answers what Vite serves (modules, styles, its client) and passes other requests on. */
    serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const { middlewares } = /^\/admin(\/|$)/.test(request.url ?? '') ? panel : vite
      middlewares(request, response, next)
    },
    close: async () => {
      await Promise.all([vite.close(), panel.close()])
    },
  }
}
