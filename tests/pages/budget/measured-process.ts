import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// Loaded into the shop's process before the shop itself, and answers its parent what the process has used so far.

/** Processor time of all threads in microseconds, and the number of statements sent to the database. */
export type Used = { microseconds: number; statements: number }

/** Types of messages of PostgreSQL's protocol that execute a statement: Execute and Query. */
const EXECUTING = ['E', 'Q'].map((type) => type.charCodeAt(0))

const databasePort = Number(new URL(process.env['DATABASE_URL'] ?? '').port)

let statements = 0

countStatements()
process.on('message', async (question) => {
  if (question === 'used') process.send?.({ microseconds: processorTime(), statements })
  if (question === 'reference') process.send?.({ microseconds: await referenceWork(), statements })
})

function processorTime(): number {
  const { user, system } = process.cpuUsage()

  return user + system
}

/** The driver writes whole messages: a type, the length of the rest, the rest. The first ones have no type. */
function countStatements(): void {
  const { write } = Socket.prototype
  Socket.prototype.write = function (this: Socket, ...args: unknown[]) {
    const [chunk] = args
    if (this.remotePort === databasePort && Buffer.isBuffer(chunk))
      for (let at = 0; at + 5 <= chunk.length && chunk[at] !== 0; at += 1 + chunk.readUInt32BE(at + 1))
        if (EXECUTING.includes(chunk[at] ?? 0)) statements++
    return Reflect.apply(write, this, args)
  } as typeof write
}

/** Some megabytes of objects, more than a core's cache holds, as a shop's process has them. */
const ITEMS = Array.from({ length: 20_000 }, (_, id) => ({ id, nome: `Produto ${id}`, total: id * 97 }))

const CHUNKS = 15

/**
 * Work of the kind that requests are: objects, text and JSON, in short turns between which the process waits, since a
 * busy machine makes each new turn begin with cold caches. Returns its processor time in microseconds.
 */
async function referenceWork(): Promise<number> {
  const before = processorTime()
  let length = 0
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    for (let n = 0; n < 5; n++) {
      const items = Array.from(
        { length: 60 },
        (_, i) => ITEMS[(chunk * 7919 + n * 4001 + i * 331) % ITEMS.length],
      )
      const text = JSON.stringify(items)
      length += text.replaceAll('"', '&quot;').length + JSON.parse(text).length
    }
    await sleep(1)
  }

  return length > 0 ? processorTime() - before : 0
}
