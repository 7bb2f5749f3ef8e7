import { DECRETO, type LackRule } from './lack-rule.ts'

/** What may lack of pages, mail and address. */
export const SITE_LACKS: readonly LackRule[] = [
  {
    passo: 'paginas',
    motivo: 'semPrivacidade',
    peso: 'lei',
    lei: 'LGPD (Lei 13.709/2018), art. 9º',
    texto: 'Política de privacidade publicada (/pagina/politica-de-privacidade)',
    consequencia: 'Quem deixa seus dados tem direito de saber para que servem e com quem você os divide.',
    isLacking: ({ paginas }) => !paginas.includes('politica-de-privacidade'),
  },
  {
    passo: 'paginas',
    motivo: 'semTrocas',
    peso: 'lei',
    lei: `${DECRETO}, art. 5º`,
    texto: 'Página de trocas e devoluções publicada (/pagina/trocas-e-devolucoes)',
    consequencia: 'A loja tem de dizer, com clareza, como se desiste de uma compra em 7 dias.',
    isLacking: ({ paginas }) => !paginas.includes('trocas-e-devolucoes'),
  },
  {
    passo: 'paginas',
    motivo: 'semTermos',
    peso: 'recomendado',
    lei: null,
    texto: 'Termos de uso publicados (/pagina/termos-de-uso)',
    consequencia: 'Em uma reclamação, valem as regras que estavam escritas.',
    isLacking: ({ paginas }) => !paginas.includes('termos-de-uso'),
  },
  {
    passo: 'paginas',
    motivo: 'paginasIncompletas',
    peso: 'recomendado',
    lei: null,
    texto: 'Páginas com trechos que só você sabe completar',
    consequencia: 'A loja deixa essas linhas de fora, e os textos ficam incompletos.',
    isLacking: ({ paginasIncompletas }) => paginasIncompletas > 0,
  },
  {
    passo: 'correio',
    motivo: 'semCorreio',
    peso: 'lei',
    lei: `${DECRETO}, art. 4º, III e IV`,
    texto: 'Um servidor de e-mail',
    consequencia:
      'Nenhuma mensagem sai: quem compra não recebe a confirmação do pedido nem o código de rastreio.',
    isLacking: ({ correio }) => !correio,
  },
  {
    passo: 'endereco',
    motivo: 'enderecoLocal',
    peso: 'recomendado',
    lei: null,
    texto: 'Um endereço na internet',
    consequencia: 'A loja só abre nesta máquina: ninguém de fora chega a ela.',
    isLacking: ({ url }) => isLocal(url),
  },
  {
    passo: 'endereco',
    motivo: 'semHttps',
    peso: 'lei',
    lei: `${DECRETO}, art. 4º, VII`,
    texto: 'Conexão segura (https) no endereço da loja',
    consequencia:
      'Senhas e dados de pagamento passam abertos pela rede, e o navegador avisa que o site não é seguro.',
    isLacking: ({ url }) => !isLocal(url) && !url.startsWith('https:'),
  },
]

/** Whether only this machine reaches an address. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url)

  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname)
  )
}
