/*
 * Answers of Focus NFe's API v2, from its documentation (focusnfe.com.br/doc, whose source is github.com/FocusNFe/api-doc,
 * `source/includes`): `_nfe.md` ("Envio", "Consulta", "Cancelamento", "Carta de Correção"), `_webhooks.md` and
 * `_municipios.md`. Read in November 2026.
 */

const ISSUER = { cnpj_emitente: '07504505000132', ref: 'referencia_000899_nfe' }

const KEY = 'NFe41190607504505000132550010000000221923094166'
const FOLDER = '/arquivos_development/07504505000132/201906'
const NAME = '41190607504505000132550010000000221923094166'

/** Consulta and Envio síncrono: autorizado. */
export const AUTHORIZED = {
  ...ISSUER,
  status: 'autorizado',
  status_sefaz: '100',
  mensagem_sefaz: 'Autorizado o uso da NF-e',
  chave_nfe: KEY,
  numero: '22',
  serie: '1',
  caminho_xml_nota_fiscal: `${FOLDER}/XMLs/${NAME}-nfe.xml`,
  caminho_danfe: `${FOLDER}/DANFEs/${NAME}.pdf`,
}

/** Consulta: autorizado (com CCe), where code and sentence are the letter's. */
export const CORRECTED = {
  ...AUTHORIZED,
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
  caminho_xml_carta_correcao: `${FOLDER}/XMLs/${NAME}-cce-01.xml`,
  caminho_pdf_carta_correcao: `/notas_fiscais/${KEY}/cartas_correcao/1.pdf`,
  numero_carta_correcao: 1,
}

/** Consulta, and the answer to Envio: processando_autorizacao. */
export const PROCESSING = { ...ISSUER, status: 'processando_autorizacao' }

/** Consulta: erro_autorizacao. */
export const REJECTED = {
  ...ISSUER,
  status: 'erro_autorizacao',
  status_sefaz: '598',
  mensagem_sefaz:
    'NF-e emitida em ambiente de homologacao com Razao Social do destinatario diferente de NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL',
}

/** Consulta: cancelado, after two letters; there is no DANFE any more. */
export const CANCELLED = {
  ...ISSUER,
  status: 'cancelado',
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
  numero: '22',
  serie: '1',
  chave_nfe: KEY,
  caminho_xml_nota_fiscal: `${FOLDER}/XMLs/${NAME}-nfe.xml`,
  caminho_xml_cancelamento: `${FOLDER}/XMLs/${NAME}-can.xml`,
  caminho_xml_carta_correcao: `${FOLDER}/XMLs/${NAME}-cce-02.xml`,
  caminho_pdf_carta_correcao: `/notas_fiscais/${KEY}/cartas_correcao/2.pdf`,
  numero_carta_correcao: 2,
}

/** Envio: erro_validacao_schema, with status 422. */
export const INVALID = {
  codigo: 'erro_validacao_schema',
  mensagem: 'Erro na validação do Schema XML, verifique o detalhamento dos erros',
  erros: [
    {
      mensagem: 'Preencha pelo menos um documento do destinatário: cnpj_destinatario ou cpf_destinatario',
      campo: null,
    },
  ],
}

/** Cancelamento: cancelado. */
export const CANCELLATION = {
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
  status: 'cancelado',
  caminho_xml_cancelamento: `${FOLDER}/XMLs/${NAME}-can.xml`,
}

/** Carta de Correção: autorizado. */
export const LETTER = {
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
  status: 'autorizado',
  caminho_xml_carta_correcao: `${FOLDER}/XMLs/${NAME}-cce-01.xml`,
  caminho_pdf_carta_correcao: `/notas_fiscais/${KEY}/cartas_correcao/1.pdf`,
  numero_carta_correcao: 1,
}

/** Cancelamento: requisicao_invalida, with status 400. */
export const SHORT_REASON = {
  codigo: 'requisicao_invalida',
  mensagem: 'Parâmetro "justificativa" deve ter entre 15 e 255 caracteres',
}

/** Webhooks: a webhook that was made. */
export const HOOK = {
  id: 'Vj5rmkBq',
  url: 'http://minha.url/nfe',
  authorization: null,
  authorization_header: null,
  event: 'nfe',
  cnpj: '51916585000125',
}

/** Municípios: a search for a part of the name. */
export const CITIES = [
  {
    codigo_municipio: '4204806',
    nome_municipio: 'Curitibanos',
    sigla_uf: 'SC',
    nome_uf: 'Santa Catarina',
    nfse_habilitada: false,
    status_nfse: 'nao_implementado',
  },
  {
    codigo_municipio: '4106902',
    nome_municipio: 'Curitiba',
    sigla_uf: 'PR',
    nome_uf: 'Paraná',
    nfse_habilitada: true,
    status_nfse: 'ativo',
  },
]
