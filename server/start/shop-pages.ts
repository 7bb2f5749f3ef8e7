import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { MailModule } from '../adapters/mail.ts'
import type { Listener } from '../http/http-server.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

const BUILD = new URL('../../build/', import.meta.url)

/** What the shop shows, and how it is reached. */
export type Pages = Awaited<ReturnType<typeof builtPages | typeof livePages>>

/** The pages as built by `npm run build`. */
export async function builtPages() {
  const build: ServerBuild = await import(new URL('server/index.js', BUILD).href).catch((cause) => {
    throw new StartFailure('As páginas da loja não estão construídas; rode npm run build.', { cause })
  })
  const clientFolder = fileURLToPath(new URL('client', BUILD))
  const panelFolder = fileURLToPath(new URL('admin', BUILD))

  return {
    app: { build, mode: 'production' as const, clientFolder, panelFolder },
    mail: (): Promise<MailModule> => import(new URL('server/mail.js', BUILD).href),
    around: (listener: Listener) => listener,
  }
}

/** The pages from their source files, through Vite, which is loaded only for this. */
export async function livePages(stop: Stop) {
  const { openDevelopment } = await import('./dev.ts')
  const ours = process.listeners('SIGTERM')
  const vite = await openDevelopment()
  stop.add(vite.close)
  // Vite would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.off('SIGTERM', listener)

  return {
    app: { build: vite.build, mode: 'development' as const, clientFolder: null, panelFolder: null },
    mail: vite.mail,
    around:
      (listener: Listener): Listener =>
      (incoming, outgoing) =>
        vite.serve(incoming, outgoing, () => listener(incoming, outgoing)),
  }
}
