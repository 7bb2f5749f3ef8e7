import type { Note } from './note.ts'

/** An invoice as the service knows it. */
export type StoredNote = {
  ref: string
  ambiente: 'homologacao' | 'producao'
  note: Note
  status: 'processando_autorizacao' | 'autorizado' | 'erro_autorizacao' | 'denegado' | 'cancelado'
  codigo: string | null
  mensagem: string | null
  numero: number | null
  chave: string | null
  autorizadaEm: Date | null
  cartas: string[]
  justificativa: string | null
}

/** Returns the fields that an answer or a notification has (`focusnfe.com.br/doc`). */
export function shownNote(stored: StoredNote): Record<string, unknown> {
  const { ref, note, status, codigo, mensagem, numero, chave, cartas } = stored
  const folder = `/arquivos/${note.cnpj_emitente ?? note.cpf_emitente}/${chave}`

  return {
    cnpj_emitente: note.cnpj_emitente,
    ref,
    status,
    ...(codigo !== null && { status_sefaz: codigo, mensagem_sefaz: mensagem }),
    ...(chave !== null && {
      chave_nfe: `NFe${chave}`,
      numero: String(numero),
      serie: '1',
      caminho_xml_nota_fiscal: `${folder}-nfe.xml`,
      ...(status !== 'denegado' && { caminho_danfe: `${folder}.pdf` }),
    }),
    ...(status === 'cancelado' && { caminho_xml_cancelamento: `${folder}-can.xml` }),
    ...(cartas.length > 0 && {
      caminho_xml_carta_correcao: `${folder}-cce-${cartas.length}.xml`,
      caminho_pdf_carta_correcao: `${folder}-cce-${cartas.length}.pdf`,
      numero_carta_correcao: cartas.length,
    }),
  }
}
