import type { Note } from './note.ts'

/**
 * An access key (Manual de Orientação do Contribuinte 7.0): state, month, CNPJ, model, series, number, kind of issue, a
 * code, and the check digit.
 */
export function accessKey(note: Note, numero: number, now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const cnpj = (note.cnpj_emitente ?? note.cpf_emitente ?? '').padStart(14, '0')
  const code = String((numero * 7_919) % 100_000_000).padStart(8, '0')
  const start = `35${month}${cnpj}55001${String(numero).padStart(9, '0')}1${code}`

  return start + checkDigit(start)
}

/** Modulo 11 with the weights 2 to 9 from the right; a letter counts as its code less 48. */
function checkDigit(start: string): string {
  const sum = [...start]
    .toReversed()
    .reduce((all, char, i) => all + (char.charCodeAt(0) - 48) * (2 + (i % 8)), 0)
  const rest = sum % 11

  return String(rest < 2 ? 0 : 11 - rest)
}

/** A short stand-in for the signed XML: key, number and total. */
export function noteXml(note: Note, chave: string, numero: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${chave}"><ide><nNF>${numero}</nNF></ide><total><ICMSTot><vNF>${note.valor_total}</vNF></ICMSTot></total></infNFe></NFe></nfeProc>
`
}

/** The XML of an event: a cancellation or a correction letter. */
export function eventXml(chave: string, kind: string, text: string): string {
  const escaped = text.replace(/[<&]/g, (char) => (char === '<' ? '&lt;' : '&amp;'))

  return `<?xml version="1.0" encoding="UTF-8"?>
<procEventoNFe versao="1.00"><evento><infEvento><chNFe>${chave}</chNFe><detEvento><descEvento>${kind}</descEvento><xJust>${escaped}</xJust></detEvento></infEvento></evento></procEventoNFe>
`
}
