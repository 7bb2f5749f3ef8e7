import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODINGS, isCompressible } from './assets.ts'

const gzipped = promisify(gzip)

/** Maximum levels, which is not gzip's default: files are compressed once per build, and sent to everybody. */
const compressors = {
  br: promisify(brotliCompress),
  gzip: (body: Buffer) => gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes the compressed files that `loadAssets` reads, beside each file of `folder` that gets smaller: `a.js.br`,
 * `a.js.gz`.
 */
export async function compressAssets(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file)
    if (!isCompressible(path) || !(await stat(path)).isFile()) continue
    const body = await readFile(path)
    for (const { name, suffix } of ENCODINGS) {
      const compressed = await compressors[name](body)
      if (compressed.byteLength < body.byteLength) await writeFile(path + suffix, compressed)
    }
  }
}
