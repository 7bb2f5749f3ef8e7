import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, startProgram } from './programs.ts'

const VARNISHD = findProgram('/usr/sbin/varnishd', '/usr/bin/varnishd')

/** Varnish with `xkey`; undefined if either is missing. */
export const VARNISH = findProgram('/usr/lib/*/varnish/vmods/libvmod_xkey.so') && VARNISHD

/**
 * Starts Varnish by `deploy/varnish.vcl` before these nodes. `port` is one of `freePort`, which the nodes have to know
 * before they start.
 */
export async function startVarnish(port: number, nodes: readonly string[], folder: string) {
  const file = join(folder, 'varnish.vcl')
  writeFileSync(file, vclOf(nodes))
  chmodSync(folder, 0o755)
  const flags = ['-F', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', file]
  const { stop } = await startProgram(VARNISH ?? '', [...flags, '-s', 'malloc,128m', '-j', 'none'], port)

  return { url: `http://127.0.0.1:${port}`, stop }
}

/** The file as it is delivered, with other nodes. */
function vclOf(nodes: readonly string[]): string {
  const delivered = readFileSync(new URL('../../deploy/varnish.vcl', import.meta.url), 'utf8')
  const backends = nodes.map((node, n) => {
    const { hostname, port } = new URL(node)
    return `backend node${n} { .host = "${hostname}"; .port = "${port}"; .probe = ready; }`
  })
  const added = nodes.map((_, n) => `nodes.add_backend(node${n});`)
  const section = `${backends.join('\n')}\nsub vcl_init { new nodes = directors.round_robin(); ${added.join(' ')} }`

  return delivered.replace(/# NODES\n[\s\S]*# END OF NODES/, section)
}
