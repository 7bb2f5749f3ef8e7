import { readFile } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import {
  type Original,
  originalOf,
  UnknownFormat,
} from '#platform/infrastructure/storage/pictures/save-original.ts'
import { type Fetched, NoPicture, PICTURE } from '#platform/transfers/pictures/fetch-picture.ts'

/** Reads a picture that a file names: an address, or a path beside the file. Throws `NoPicture`. */
export async function readPicture(source: string, folder: string): Promise<Original> {
  return pictureOf(source, await readSource(source, folder, PICTURE))
}

/** Reads a file that a file names: an address, or a path beside it. Throws `NoPicture`. */
export function readSource(source: string, folder: string, what: Fetched): Promise<Uint8Array> {
  return /^(https?:)?\/\//i.test(source)
    ? download(source.replace(/^\/\//, 'https://'), what)
    : readBeside(source, folder, what)
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
async function readBeside(source: string, folder: string, { name, megabytes }: Fetched): Promise<Uint8Array> {
  const path = resolve(folder, source)
  const way = relative(folder, path)
  if (way.startsWith('..') || isAbsolute(way))
    throw new NoPicture(`${name} ${source} fica fora da pasta do arquivo.`)
  const bytes = await readFile(path).catch((cause) => {
    throw new NoPicture(`${name} ${source} não está na pasta do arquivo ou não pode ser lida.`, { cause })
  })
  if (bytes.byteLength > megabytes * 1_000_000)
    throw new NoPicture(`${name} ${source} tem mais de ${megabytes} MB.`)

  return bytes
}

async function download(address: string, what: Fetched): Promise<Uint8Array> {
  try {
    return await fetchBytes(address, what)
  } catch (cause) {
    if (cause instanceof NoPicture) throw cause
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new NoPicture(`${what.name} ${address} ${timedOut ? 'demorou demais' : 'não respondeu'}.`, {
      cause,
    })
  }
}

async function fetchBytes(address: string, { name, megabytes, timeoutMs }: Fetched): Promise<Uint8Array> {
  const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!ok || !body) throw new NoPicture(`${name} ${address} respondeu com o erro ${status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > megabytes * 1_000_000) throw new NoPicture(`${name} ${address} tem mais de ${megabytes} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
