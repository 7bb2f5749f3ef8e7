/** What the shop's own request to its public address found. */
export type SelfProbe =
  /** This shop answered. */
  | 'alcancada'
  /** Something else answered. */
  | 'outra'
  /** The certificate is expired, of another name, or of an unknown authority. */
  | 'certificado'
  /** The name is unknown to the DNS. */
  | 'nome'
  | 'semResposta'

export type ReachInput = {
  /** The shop's public origin (`STORE_URL`), without a trailing slash. */
  storeUrl: string
  /** The origin at which a member of staff has the panel open. */
  origem: string
  /** Whether `TRUST_PROXY` is set. */
  trustProxy: boolean
  /** Which headers of a proxy the request carried, in lower case. */
  cabecalhos: string[]
  sonda: SelfProbe
}

/** `ajuste`: the environment variable to set at the server; null if nothing is to be set there. */
export type ReachFinding = {
  aspecto: 'endereco' | 'https' | 'proxy'
  situacao: 'certo' | 'aviso' | 'errado'
  explicacao: string
  ajuste: { variavel: 'STORE_URL' | 'TRUST_PROXY'; valor: string } | null
}

/** Judges how the shop's address is reached, for the merchant: its address, https, and the proxy before it. */
export function reachFindings(input: ReachInput): ReachFinding[] {
  return [addressFinding(input), httpsFinding(input), proxyFinding(input)]
}

function addressFinding({ storeUrl, origem, sonda }: ReachInput): ReachFinding {
  const finding = { aspecto: 'endereco' as const, situacao: 'errado' as const, ajuste: null }
  if (isLocal(storeUrl))
    return {
      ...finding,
      explicacao: isLocal(origem)
        ? 'A loja só existe neste computador. Quando tiver um domínio, diga o endereço dela no servidor.'
        : `A loja ainda pensa que mora em ${storeUrl}: links de e-mails e de pagamentos levariam para lá.`,
      ajuste: { variavel: 'STORE_URL', valor: isLocal(origem) ? 'https://www.sualoja.com.br' : origem },
    }
  if (origem !== storeUrl)
    return {
      ...finding,
      explicacao: `Você abriu o painel em ${origem}, mas o endereço da loja é ${storeUrl}. Se o novo vale, mude-o no servidor; se não, redirecione um para o outro.`,
      ajuste: { variavel: 'STORE_URL', valor: origem },
    }
  const explicacao = {
    nome: `O DNS não conhece ${new URL(storeUrl).hostname}. Crie o registro do domínio no seu provedor.`,
    outra: `Em ${storeUrl} responde outro site. Aponte o domínio para este servidor.`,
    semResposta: `O servidor não conseguiu abrir ${storeUrl}. Pode ser uma rede que não deixa o servidor chamar a si mesmo: confira pelo celular, fora da rede da loja.`,
    certificado: null,
    alcancada: null,
  }[sonda]
  if (explicacao !== null)
    return { ...finding, situacao: sonda === 'semResposta' ? 'aviso' : 'errado', explicacao }

  return { ...finding, situacao: 'certo', explicacao: `A loja responde em ${storeUrl}.` }
}

function httpsFinding({ storeUrl, origem, sonda }: ReachInput): ReachFinding {
  const address = isLocal(storeUrl) ? origem : storeUrl
  const finding = { aspecto: 'https' as const, situacao: 'errado' as const, ajuste: null }
  if (isLocal(address))
    return {
      ...finding,
      situacao: 'aviso',
      explicacao:
        'Neste computador, http basta. No endereço público, só https: ninguém digita um cartão sem ele.',
    }
  if (!address.startsWith('https:'))
    return {
      ...finding,
      explicacao:
        'O endereço da loja não usa https: navegadores avisam “não seguro”, e cartões não são aceitos.',
      ajuste: { variavel: 'STORE_URL', valor: address.replace(/^http:/, 'https:') },
    }
  if (sonda === 'certificado')
    return {
      ...finding,
      explicacao: 'O certificado do endereço está vencido ou é de outro nome. Renove-o onde o https termina.',
    }

  return { ...finding, situacao: 'certo', explicacao: 'O endereço da loja usa https.' }
}

function proxyFinding({ trustProxy, cabecalhos }: ReachInput): ReachFinding {
  const finding = { aspecto: 'proxy' as const, ajuste: null }
  const named = cabecalhos.includes('x-forwarded-for')
  if (named && !trustProxy)
    return {
      ...finding,
      situacao: 'errado',
      explicacao:
        'Um proxy está na frente da loja, que não o conhece: todos os visitantes parecem um só e dividem um limite.',
      ajuste: { variavel: 'TRUST_PROXY', valor: '1' },
    }
  if (!named && trustProxy)
    return {
      ...finding,
      situacao: 'errado',
      explicacao:
        cabecalhos.length > 0
          ? `O proxy manda ${cabecalhos.join(' e ')}, mas não X-Forwarded-For, que é o que a loja lê.`
          : 'A loja confia num proxy, mas nenhum está na frente: qualquer visitante poderia fingir outro endereço.',
      ajuste: cabecalhos.length > 0 ? null : { variavel: 'TRUST_PROXY', valor: '0' },
    }

  return {
    ...finding,
    situacao: 'certo',
    explicacao: named
      ? `O proxy na frente da loja diz quem é cada visitante (${cabecalhos.join(', ')}).`
      : 'Nenhum proxy na frente da loja: ela fala direto com os visitantes.',
  }
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\]|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(origin)
}
