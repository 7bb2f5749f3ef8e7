import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const PATIENCE_MS = 15_000

const MAX_BYTES = 25_000_000

/** A picture could not be had; the message says why, for the merchant. */
export class NoPicture extends Error {}

/** The bytes of a picture that a file names: an address, or a path beside the file. */
export async function readPicture(source: string, folder: string): Promise<Uint8Array> {
  return /^https?:\/\//i.test(source) ? download(source) : readBeside(source, folder)
}

async function readBeside(source: string, folder: string): Promise<Uint8Array> {
  const path = resolve(folder, source)
  return readFile(path).catch((cause) => {
    throw new NoPicture(`A imagem ${path} não pôde ser lida.`, { cause })
  })
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((cause) => {
    throw new NoPicture(`A imagem ${address} não respondeu.`, { cause })
  })
  if (!response.ok || !response.body) throw new NoPicture(`A imagem ${address} respondeu ${response.status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new NoPicture(`A imagem ${address} tem mais de 25 MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
