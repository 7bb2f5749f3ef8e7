import { newWord, type Requests } from '../generator/plan.ts'

/** Another program on this machine that is measured beside the shop. */
export type Peer = {
  name: string
  /** Name of the shop's target that it is compared with; undefined if it is with none. */
  counterpart: string | undefined
  url: string
  path: string
  /** Whether each address is requested once. */
  uncached: boolean
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const NUMBER = '{n}'

/**
 * Reads `URL=NAME` or `URL=NAME: TARGET`, where TARGET is the name of what the shop is compared with. `{n}` in the URL
 * becomes another word each time. Throws unless the URL is one of this machine: nobody else's server may be loaded.
 */
export function parsePeer(text: string): Peer {
  const end = text.lastIndexOf('=')
  const address = text.slice(0, end)
  const [name = '', counterpart] = text.slice(end + 1).split(': ')
  if (end < 1 || name === '' || !URL.canParse(address))
    throw new Error(`--beside ${text}: expected URL=NAME or URL=NAME: TARGET.`)
  const { protocol, hostname, origin, pathname, search } = new URL(address)
  if (protocol !== 'http:' || !LOOPBACK.test(hostname))
    throw new Error(
      `--beside ${text}: only http addresses of this machine (127.0.0.1, localhost) are measured.`,
    )
  const path = pathname.replaceAll('%7Bn%7D', NUMBER) + search

  return { name, counterpart, url: origin, path, uncached: path.includes(NUMBER) }
}

/** Requests for one run. */
export function peerRequests({ path }: Peer): Requests {
  return { path: path.replaceAll(NUMBER, `${newWord()}${NUMBER}`) }
}
