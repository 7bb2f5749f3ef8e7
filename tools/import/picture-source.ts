import { readFile } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import {
  type Original,
  originalOf,
  UnknownFormat,
} from '#platform/infrastructure/storage/pictures/save-original.ts'
import { MAX_PICTURE_BYTES, NoPicture } from '#platform/transfers/pictures/fetch-picture.ts'

const TIMEOUT_MS = 15_000

/** Reads a picture that a file names: an address, or a path beside the file. Throws `NoPicture`. */
export async function readPicture(source: string, folder: string): Promise<Original> {
  const bytes = /^(https?:)?\/\//i.test(source)
    ? await download(source.replace(/^\/\//, 'https://'))
    : await readBeside(source, folder)

  return pictureOf(source, bytes)
}

async function pictureOf(source: string, bytes: Uint8Array): Promise<Original> {
  return await originalOf(bytes).catch((cause) => {
    if (cause instanceof UnknownFormat)
      throw new NoPicture(`A imagem ${source} é do tipo ${cause.format}; use JPEG, PNG, WebP, AVIF ou SVG.`, {
        cause,
      })
    throw new NoPicture(`${source} não é uma imagem que a loja possa abrir.`, { cause })
  })
}

/** Only in the file's folder and below: a supplier's file must not read other files of the merchant's disk. */
async function readBeside(source: string, folder: string): Promise<Uint8Array> {
  const path = resolve(folder, source)
  const way = relative(folder, path)
  if (way.startsWith('..') || isAbsolute(way))
    throw new NoPicture(`A imagem ${source} fica fora da pasta do arquivo.`)
  const bytes = await readFile(path).catch((cause) => {
    throw new NoPicture(`A imagem ${source} não está na pasta do arquivo ou não pode ser lida.`, { cause })
  })
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw new NoPicture(`A imagem ${source} tem mais de 25 MB.`)

  return bytes
}

async function download(address: string): Promise<Uint8Array> {
  try {
    return await fetchBytes(address)
  } catch (cause) {
    if (cause instanceof NoPicture) throw cause
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new NoPicture(`A imagem ${address} ${timedOut ? 'demorou demais' : 'não respondeu'}.`, { cause })
  }
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!ok || !body) throw new NoPicture(`A imagem ${address} respondeu com o erro ${status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_PICTURE_BYTES) throw new NoPicture(`A imagem ${address} tem mais de 25 MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
