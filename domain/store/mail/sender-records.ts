import { dkimFinding, dkimName } from './dkim.ts'
import { dmarcFinding, dmarcNames } from './dmarc.ts'
import { mailProvider } from './mail-providers.ts'
import type { RecordFinding } from './record-finding.ts'
import { spfFinding } from './spf.ts'

/** `servidor`: the host of the SMTP server. `seletor`: the DKIM selector; empty for those of a known provider. */
export type Sender = { dominio: string; servidor: string; seletor: string; avisos: string }

export type SenderRecord = RecordFinding & {
  registro: 'spf' | 'dkim' | 'dmarc'
  /** Where it stands in the DNS, as a TXT record. */
  nome: string
  encontrados: string[]
}

/** The TXT records of a name; null if the DNS does not answer, and an empty list if there are none. */
export type FindTexts = (name: string) => Promise<string[] | null>

/** Looks up and judges the records by which receivers recognise a sender's mail: SPF, DKIM and DMARC. */
export function senderRecords(sender: Sender, findTexts: FindTexts): Promise<SenderRecord[]> {
  return Promise.all([spf(sender, findTexts), dkim(sender, findTexts), dmarc(sender, findTexts)])
}

async function spf({ dominio, servidor }: Sender, findTexts: FindTexts): Promise<SenderRecord> {
  const provider = mailProvider(servidor)
  const found = await findTexts(dominio)

  return {
    registro: 'spf',
    nome: dominio,
    encontrados: (found ?? []).filter((record) => /^v=spf1/i.test(record)),
    ...spfFinding(found, provider ? `include:${provider.spf}` : `a:${servidor}`),
  }
}

/** Of several selectors, the one that has a key: providers change them in turns. */
async function dkim({ dominio, servidor, seletor }: Sender, findTexts: FindTexts): Promise<SenderRecord> {
  const selectors = seletor === '' ? (mailProvider(servidor)?.seletores ?? []) : [seletor]
  if (selectors.length === 0)
    return {
      registro: 'dkim',
      nome: dkimName('<seletor>', dominio),
      encontrados: [],
      situacao: 'falta',
      explicacao: 'Ative a assinatura DKIM no seu provedor de e-mail e digite aqui o seletor que ele der.',
      valor: null,
    }
  const records = await Promise.all(
    selectors.map(async (each): Promise<SenderRecord> => {
      const nome = dkimName(each, dominio)
      const found = await findTexts(nome)

      return { registro: 'dkim', nome, encontrados: found ?? [], ...dkimFinding(found) }
    }),
  )
  const [first] = records
  if (!first) throw new Error('There is no selector.')

  return records.find(({ situacao }) => situacao === 'certo') ?? first
}

/** The record nearest to the domain applies (RFC 7489, 6.6.3). */
async function dmarc({ dominio, avisos }: Sender, findTexts: FindTexts): Promise<SenderRecord> {
  const names = dmarcNames(dominio)
  const answers = await Promise.all(names.map(findTexts))
  const nearest = answers.findIndex((found) => found?.some((record) => /^v=DMARC1/i.test(record)))
  const nome = names[Math.max(nearest, 0)] ?? `_dmarc.${dominio}`
  const found = answers[Math.max(nearest, 0)] ?? null

  return { registro: 'dmarc', nome, encontrados: found ?? [], ...dmarcFinding(found, avisos) }
}
