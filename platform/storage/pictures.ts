import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureOrder } from './derive-picture.ts'
import { localStorage } from './local.ts'
import { derivedKey } from './picture-keys.ts'
import type { PictureDone, PictureJob } from './picture-worker.ts'

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))

/** Sizes made at the same time; sharp itself uses several threads for each. */
const AT_ONCE = 2

/** Orders that may wait. Beyond it, the shop says "later" rather than collect work without end. */
const MAX_WAITING = 500

/** A worker without work for this long is let go, with its memory. */
const IDLE_MS = 20_000

export class PicturesBusy extends Error {}

/** The pictures of the shop: each size is made when it is first asked for, once, and kept. */
export function openPictures(folder: string) {
  const storage = localStorage(folder)
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  const waiting: { job: PictureJob; done: (answer: PictureDone) => void }[] = []
  const running = new Map<number, (answer: PictureDone) => void>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  return {
    /** The bytes of one size, or null when there is no such picture. Throws `PicturesBusy` when too many are waited for. */
    async get(order: PictureOrder): Promise<Uint8Array | null> {
      const key = derivedKey(order.hash, order.width, order.format)
      const ready = await storage.read(key)
      if (ready) return ready
      const making = underWay.get(key) ?? make(order, key).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },

    close() {
      clearTimeout(idle)
      worker?.disconnect()
      worker = undefined
    },
  }

  async function make(order: PictureOrder, key: string): Promise<Uint8Array | null> {
    if (waiting.length >= MAX_WAITING) throw new PicturesBusy('Muitas imagens esperam para ser feitas.')
    const { found, error } = await new Promise<PictureDone>((done) => {
      waiting.push({ job: { ...order, id: ++lastId }, done })
      next()
    })
    if (error) throw new Error(`A imagem ${key} não pôde ser feita: ${error}`)
    return found ? storage.read(key) : null
  }

  function next() {
    clearTimeout(idle)
    while (running.size < AT_ONCE) {
      const task = waiting.shift()
      if (!task) break
      worker ??= startWorker()
      running.set(task.job.id, task.done)
      worker.send(task.job)
    }
    if (running.size === 0) idle = setTimeout(letGo, IDLE_MS).unref()
  }

  function startWorker(): ChildProcess {
    const child = fork(WORKER, [folder], { execArgv: ['--disable-warning=ExperimentalWarning'] })
    child.on('message', (answer: PictureDone) => {
      running.get(answer.id)?.(answer)
      running.delete(answer.id)
      next()
    })
    child.on('exit', () => {
      if (worker !== child) return
      worker = undefined
      for (const [id, done] of running) done({ id, found: true, error: 'o processo que faz imagens parou' })
      running.clear()
      next()
    })
    return child
  }

  function letGo() {
    const child = worker
    worker = undefined
    child?.disconnect()
  }
}

export type Pictures = ReturnType<typeof openPictures>
