import { bytesOf, createSum, type Entry, readArchive } from './archive.ts'
import { BackupFailure, END, End, FILES, FORMAT, JOBS, MANIFEST, Manifest, TABLES } from './format.ts'

export type VerifiedBackup = { manifest: Manifest; end: End }

/**
 * Reads a whole backup and returns its manifest and end. Throws `BackupFailure` if it is incomplete, damaged, or newer
 * than this shop, whose migrations are `known`.
 */
export async function verifyBackup(path: string, known: readonly string[]): Promise<VerifiedBackup> {
  const sum = createSum()
  let [manifest, end]: [Manifest | undefined, End | undefined] = [undefined, undefined]
  try {
    for await (const entry of readArchive(path)) {
      if (end) throw damaged(path)
      if (entry.name === END) {
        end = End.parse(JSON.parse(String(await bytesOf(entry))))
        if (end.sha256 !== sum.digest()) throw damaged(path)
        continue
      }
      if (!manifest) {
        if (entry.name !== MANIFEST) throw foreign(path)
        const bytes = await bytesOf(entry)
        sum.begin(entry.name, bytes.length)
        sum.add(bytes)
        manifest = readManifest(bytes, known)
      } else await addUp(entry, path)
    }
  } catch (error) {
    throw explained(error, path, manifest !== undefined)
  }
  if (!manifest) throw foreign(path)
  if (!end) throw new BackupFailure(`A cópia ${path} está incompleta: falta o fim. Use outra.`)

  return { manifest, end }

  async function addUp({ name, size, content }: Entry, file: string) {
    if (![TABLES, JOBS, FILES].some((folder) => name.startsWith(folder))) throw damaged(file)
    sum.begin(name, size)
    for await (const bytes of content) sum.add(bytes)
  }
}

function readManifest(bytes: Buffer, known: readonly string[]): Manifest {
  const parsed: unknown = JSON.parse(String(bytes))
  const formato =
    typeof parsed === 'object' && parsed !== null && 'formato' in parsed ? Number(parsed.formato) : 0
  if (formato > FORMAT) throw newer()
  const manifest = Manifest.parse(parsed)
  if (!manifest.migracoes.every((nome) => known.includes(nome))) throw newer()

  return manifest
}

function newer() {
  return new BackupFailure(
    'Esta cópia foi feita por uma versão mais nova da loja; atualize a loja e restaure de novo.',
  )
}

function damaged(path: string) {
  return new BackupFailure(`A cópia ${path} está danificada. Use outra.`)
}

function foreign(path: string) {
  return new BackupFailure(`O arquivo ${path} não é uma cópia feita por npm run backup.`)
}

function explained(error: unknown, path: string, begun: boolean): Error {
  if (error instanceof BackupFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupFailure(`O arquivo ${path} não existe.`)
  if (['EACCES', 'EISDIR', 'EIO'].includes(code))
    return new BackupFailure(`O arquivo ${path} não pode ser lido (${code}).`)
  if (code === 'Z_BUF_ERROR')
    return new BackupFailure(`A cópia ${path} está incompleta: foi cortada. Use outra.`)

  return begun ? damaged(path) : foreign(path)
}
