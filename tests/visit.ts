import { randomBytes } from 'node:crypto'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import type { Visit } from '#platform/visit.ts'

/** A visit on the demonstration store's settings, at a fixed moment; `noted` holds the tags that verbs name. */
export function testVisit(db: Visit['db'], changes: Partial<Visit> = {}): Visit & { noted: Set<string> } {
  const noted = new Set<string>()

  return {
    db,
    settings: DEMO_SETTINGS,
    agora: new Date('2026-11-21T12:00:00Z'),
    storeUrl: 'http://loja.test',
    recall: (_question, _tags, ask) => ask(),
    sessao: null,
    chaveIdempotencia: null,
    ip: '203.0.113.7',
    renewSession: (work) => work(randomBytes(32).toString('hex')),
    freight: (tables) => tables,
    payments: { pix: null, boleto: null, cartao: null },
    tag: (...tags) => tags.forEach((tag) => void noted.add(tag)),
    ...changes,
    noted,
  }
}
