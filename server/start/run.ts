import cluster from 'node:cluster'
import { readConfig } from '../config.ts'
import { live, type Opening } from './lifecycle.ts'

const DEVELOPMENT = process.argv.includes('--dev')

if (cluster.isWorker) {
  const { runChild } = await import('../cluster/child.ts')
  runChild()
} else {
  live(open, (end) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
    // `start.mjs` was killed: nobody would ever stop this process.
    process.on('disconnect', end)
  })
}

/** One process is the whole shop; several have another one above them, which answers no requests. */
async function open(opening: Opening): Promise<{ drainMs: number }> {
  const config = readConfig()
  if (config.processes > 1 && !DEVELOPMENT) {
    const { openCluster } = await import('../cluster/open-cluster.ts')
    return openCluster(config, opening)
  }
  const { openShop } = await import('./open-shop.ts')
  return openShop(config, opening, DEVELOPMENT)
}
