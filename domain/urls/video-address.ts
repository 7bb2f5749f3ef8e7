import { mediaType } from './media-type.ts'

/** How a video is shown: played from the shop, embedded from YouTube once somebody wants it, or as a link. */
export type VideoKind =
  | { kind: 'file'; url: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'link'; url: string }

const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]

const YOUTUBE_ID = /^[\w-]{11}$/

/** Reads the address of a product's video. */
export function videoKind(address: string): VideoKind {
  if (isFile(address)) return { kind: 'file', url: address }
  const id = youtubeId(address)

  return id === null ? { kind: 'link', url: address } : { kind: 'youtube', id }
}

/** Whether it is the address of a video that was uploaded, as the panel writes it. */
export function isUploadedVideo(address: string): boolean {
  return /^\/arquivos\/[0-9a-f]{24}\.(mp4|webm)$/.test(address)
}

/**
 * Whether what a file of products names is the video itself, which the shop stores: an MP4 or WebM at an address, or
 * anything that is no address. Other addresses are pages, such as YouTube's.
 */
export function isVideoFile(source: string): boolean {
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol)) return true

  return mediaType(url.pathname)?.startsWith('video/') ?? false
}

function isFile(address: string): boolean {
  return address.startsWith('/') && (mediaType(address)?.startsWith('video/') ?? false)
}

function youtubeId(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !YOUTUBE_HOSTS.includes(url.hostname)) return null
  const [, first = '', second = ''] = url.pathname.split('/')
  const inPath = url.hostname === 'youtu.be' ? first : second
  const isInPath = url.hostname === 'youtu.be' || ['embed', 'shorts', 'live', 'v'].includes(first)
  const found = isInPath ? inPath : (url.searchParams.get('v') ?? '')

  return YOUTUBE_ID.test(found) ? found : null
}
