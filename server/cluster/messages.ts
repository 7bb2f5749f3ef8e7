import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Lease, Rate } from '../http/limits/rate-limit.ts'
import type { DatabaseUrls } from '../start/database.ts'
import type { Prepared } from '../start/open-node.ts'

/** The metrics of one process. */
export type Measured = MetricObjectWithValues<MetricValue<string>>[]

/** From the node's first process, which answers no requests, to those that do. */
export type ToChild =
  /** `listens`: the port is opened before the shop, by the first one of a start. */
  | { kind: 'start'; slot: number; dataDir: string; listens: boolean }
  | {
      kind: 'open'
      urls: DatabaseUrls
      prepared: Prepared
      port: number
      runsJobs: boolean
      announces: boolean
    }
  /** It still serves, but says that it is not ready, and keeps no connection alive. */
  | { kind: 'closing' }
  | { kind: 'end' }
  | { kind: 'measure'; id: number }
  | { kind: 'measured'; id: number; text: string }
  | { kind: 'leased'; id: number; lease: Lease }
  | { kind: 'pong'; id: number }
  /** The first process has the keys, and purges them. */
  | { kind: 'taken'; id: number }
  | { kind: 'purged'; id: number; failure: string | null }

/** From a process that answers requests to the first one. */
export type ToPrimary =
  | { kind: 'listening'; port: number }
  | { kind: 'opened'; announcement: string }
  /** It was asked to end by a signal. */
  | { kind: 'asked to end' }
  | { kind: 'scrape'; id: number }
  | { kind: 'measured'; id: number; metrics: Measured }
  | { kind: 'lease'; id: number; claim: { name: string; rate: Rate; key: string; most: number } }
  | { kind: 'ping'; id: number }
  | { kind: 'purge'; id: number; keys: readonly string[] }
  | { kind: 'purge again'; id: number; keys: readonly string[] }
