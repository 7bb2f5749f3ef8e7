import { NO_ANSWER, type RecordFinding } from './record-finding.ts'
import { tagsOfRecord } from './record-tags.ts'

/**
 * Judges the DKIM records of a selector (RFC 6376, 3.6.1): a key has to be there. Null records: the DNS did not answer.
 */
export function dkimFinding(records: string[] | null): RecordFinding {
  if (records === null) return NO_ANSWER
  const keys = records.map(tagsOfRecord).filter((tags) => tags.has('p') && isDkim(tags))
  if (keys.length === 0)
    return {
      situacao: 'falta',
      explicacao:
        'Nenhuma chave DKIM aqui: ative a assinatura DKIM no seu provedor de e-mail e publique o registro que ele der.',
      valor: null,
    }
  if (keys.every((tags) => tags.get('p') === ''))
    return {
      situacao: 'errado',
      explicacao: 'A chave DKIM foi revogada. Gere outra no provedor de e-mail e publique o registro novo.',
      valor: null,
    }

  return { situacao: 'certo', explicacao: 'A chave DKIM está publicada.', valor: null }
}

/** Where the key of a selector stands. */
export function dkimName(seletor: string, dominio: string): string {
  return `${seletor}._domainkey.${dominio}`
}

function isDkim(tags: Map<string, string>): boolean {
  const version = tags.get('v')

  return version === undefined || version.toUpperCase() === 'DKIM1'
}
