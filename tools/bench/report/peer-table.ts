import type { Load } from '../generator/plan.ts'
import type { Peer } from '../requests/peers.ts'
import { cells, count, errorText, head, kilobytes, ms } from './figures.ts'
import type { Row } from './report.ts'

/** A peer at a number of connections. */
export type PeerRow = { peer: Peer; connections: number; bytes: number; result: Load }

const HEADS = [
  ['peer', 'address', 'how', 'kB', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'p99.9 ms', 'errors'],
  ['the shop', 'times'],
].flat()

/** What was measured beside the shop, and how many times more requests the shop answers. */
export function peerTable(peers: readonly PeerRow[], rows: readonly Row[]): string {
  return [head(HEADS), ...peers.map((row) => peerRow(row, rows))].join('\n')
}

function peerRow({ peer, connections, bytes, result }: PeerRow, rows: readonly Row[]): string {
  const shop = rows.find((row) => row.connections === connections && isCounterpart(row, peer))
  const ofShop = shop?.result.requestsPerSecond

  return cells([
    peer.name,
    peer.path,
    peer.uncached ? 'each address once' : 'one address',
    kilobytes(bytes),
    String(connections),
    count(result.requestsPerSecond),
    ms(result.p50),
    ms(result.p99),
    ms(result.p999),
    errorText(result.errors),
    ofShop === undefined ? '' : `${shop?.name}: ${count(ofShop)} req/s`,
    ofShop === undefined ? '' : (ofShop / result.requestsPerSecond).toFixed(1),
  ])
}

/** A page is compared with the cached one or the uncached one, as the peer's addresses repeat or not. */
function isCounterpart({ name, kind }: Row, { counterpart, uncached }: Peer): boolean {
  return name === counterpart && kind !== (uncached ? 'cached' : 'uncached')
}
