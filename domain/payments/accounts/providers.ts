/** A credential of an account, as its form asks for it. */
export type CredentialField = {
  rotulo: string
  /** Where the merchant finds it. */
  ajuda: string
  /** What it looks like; anything else is refused before the provider is asked. */
  formato: RegExp
  /** Whether it must never be shown again, but for its last four characters. */
  secreta: boolean
  /** May stay empty. */
  opcional?: true
  /** Of several lines, such as a certificate. */
  longa?: true
  /** The store makes it up: the `chave` in the address for notifications, where these are not signed. */
  gerada?: true
}

export type ProviderInfo = {
  nome: string
  /** What it takes and what one needs, in a sentence. */
  frase: string
  metodos: readonly ('pix' | 'boleto' | 'cartao')[]
  /** Whether it has a sandbox with keys of its own. */
  teste: boolean
  /** Nobody notifies the store of its payments. */
  semAvisos?: true
  credenciais: Readonly<Record<string, CredentialField>>
}

const KEY = /^[\x21-\x7e]{8,500}$/
const PEM = /^-----BEGIN [A-Z ]+-----[\s\S]{20,8000}-----END [A-Z ]+-----\s*$/
const ADDRESS = /^https?:\/\/[^\s@?#]{3,300}$/

/** Providers at which a store can have an account: the one table that contract, form and adapters share. */
export const PROVIDERS = {
  mercadoPago: {
    nome: 'Mercado Pago',
    frase:
      'Pix, boleto e cartão parcelado, com as credenciais de uma aplicação da sua conta no Mercado Pago.',
    metodos: ['pix', 'boleto', 'cartao'],
    teste: true,
    credenciais: {
      publicKey: {
        rotulo: 'Public Key',
        ajuda: 'Em Suas integrações › sua aplicação › Credenciais de produção ou de teste.',
        formato: KEY,
        secreta: false,
      },
      accessToken: {
        rotulo: 'Access Token',
        ajuda: 'Ao lado da Public Key, do mesmo ambiente. Começa com APP_USR- ou TEST-.',
        formato: KEY,
        secreta: true,
      },
      webhookSecret: {
        rotulo: 'Assinatura secreta',
        ajuda:
          'Em Webhooks › Configurar notificações, depois de salvar o endereço com os eventos Order e Chargebacks.',
        formato: KEY,
        secreta: true,
      },
    },
  },
  pixBanco: {
    nome: 'Pix do seu banco',
    frase: 'Só Pix, direto na conta do banco, pela API Pix do Banco Central. Precisa que o banco a ofereça.',
    metodos: ['pix'],
    teste: true,
    credenciais: {
      url: {
        rotulo: 'Endereço da API',
        ajuda: 'Até a versão, sem barra no fim, como https://pix.banco.com.br/v2.',
        formato: ADDRESS,
        secreta: false,
      },
      tokenUrl: {
        rotulo: 'Endereço do token',
        ajuda: 'Onde a loja pede o acesso (OAuth), como https://pix.banco.com.br/oauth/token.',
        formato: ADDRESS,
        secreta: false,
      },
      chave: {
        rotulo: 'Chave Pix que recebe',
        ajuda: 'A chave da conta: CNPJ, e-mail, telefone com +55 ou a aleatória.',
        formato: /^[\x21-\x7e]{5,77}$/,
        secreta: false,
      },
      clientId: {
        rotulo: 'Client ID',
        ajuda: 'O banco o mostra onde se cria a aplicação da API Pix.',
        formato: KEY,
        secreta: true,
      },
      clientSecret: {
        rotulo: 'Client Secret',
        ajuda: 'O banco o mostra uma vez, junto do Client ID.',
        formato: KEY,
        secreta: true,
      },
      certificado: {
        rotulo: 'Certificado',
        ajuda: 'Se o banco exige mTLS: o conteúdo do arquivo .pem ou .crt do certificado.',
        formato: PEM,
        secreta: true,
        opcional: true,
        longa: true,
      },
      chaveDoCertificado: {
        rotulo: 'Chave do certificado',
        ajuda: 'O conteúdo do arquivo .key que acompanha o certificado.',
        formato: PEM,
        secreta: true,
        opcional: true,
        longa: true,
      },
      chaveAvisos: {
        rotulo: 'Chave dos avisos',
        ajuda: 'A loja a cria, e ela vai no endereço dos avisos.',
        formato: /^[\w-]{16,100}$/,
        secreta: true,
        gerada: true,
      },
    },
  },
  pixProprio: {
    nome: 'Pix direto na sua chave',
    frase:
      'Sem intermediário e sem tarifa: o cliente paga na sua chave, e alguém da loja confere cada Pix na conta ou pelo extrato.',
    metodos: ['pix'],
    teste: false,
    semAvisos: true,
    credenciais: {
      chave: {
        rotulo: 'Chave Pix que recebe',
        ajuda:
          'CPF, CNPJ, e-mail, celular com +55 e DDD, ou a chave aleatória, da conta da loja. Confira no aplicativo do banco de quem ela é.',
        formato: /^[\x20-\x7e]{5,77}$/,
        secreta: false,
      },
    },
  },
  pagarme: {
    nome: 'Pagar.me',
    frase: 'Pix, boleto e cartão parcelado, com as chaves da sua conta Pagar.me (API v5).',
    metodos: ['pix', 'boleto', 'cartao'],
    teste: true,
    credenciais: {
      chaveSecreta: {
        rotulo: 'Chave secreta',
        ajuda: 'Começa com sk_. Fica em Configurações › Chaves, no painel do Pagar.me.',
        formato: /^sk_[\w-]{8,200}$/,
        secreta: true,
      },
      chavePublica: {
        rotulo: 'Chave pública',
        ajuda: 'Começa com pk_, do mesmo ambiente. Cadastre lá também o domínio da loja.',
        formato: /^pk_[\w-]{8,200}$/,
        secreta: false,
      },
      usuarioAvisos: {
        rotulo: 'Usuário do webhook',
        ajuda: 'O que você escolher no painel do Pagar.me, ao criar o webhook com autenticação.',
        formato: /^[\x21-\x39\x3b-\x7e]{3,100}$/,
        secreta: false,
      },
      senhaAvisos: {
        rotulo: 'Senha do webhook',
        ajuda: 'A senha do mesmo webhook. Escolha os eventos de pedido e de cobrança.',
        formato: KEY,
        secreta: true,
      },
    },
  },
} as const satisfies Record<string, ProviderInfo>

/** A provider at which an account can be added. */
export type KnownProvider = keyof typeof PROVIDERS

export const KNOWN_PROVIDERS = Object.keys(PROVIDERS) as KnownProvider[]

/** The fields of a provider's credentials that are typed, with their names. */
export function credentialFields(provedor: KnownProvider): [campo: string, field: CredentialField][] {
  return Object.entries<CredentialField>(PROVIDERS[provedor].credenciais).filter(([, { gerada }]) => !gerada)
}

/** The fields of a provider's credentials that the store makes up. */
export function generatedFields(provedor: KnownProvider): string[] {
  return Object.entries<CredentialField>(PROVIDERS[provedor].credenciais).flatMap(([campo, { gerada }]) =>
    gerada ? [campo] : [],
  )
}

/** Whether a provider notifies the store of payments. */
export function sendsNotifications(provedor: KnownProvider): boolean {
  const info: ProviderInfo = PROVIDERS[provedor]

  return info.semAvisos !== true
}

/** The values of an account's credentials, by field; optional ones may be missing. */
export type Credentials = Readonly<Record<string, string>>

/**
 * What can be shown of credentials: the last four characters of secret ones, as long as that is less than half, and
 * public ones whole.
 */
export function credentialHints(provedor: KnownProvider, credentials: Credentials): Record<string, string> {
  return Object.fromEntries(
    credentialFields(provedor).flatMap(([campo, { secreta, longa }]) => {
      const value = credentials[campo]
      if (value === undefined) return []
      if (!secreta) return [[campo, value]]
      return [[campo, longa || value.length < 9 ? '' : value.slice(-4)]]
    }),
  )
}

/** What is wrong with typed credentials, by field; with `partial`, fields that were left out stay as they are. */
export function credentialProblems(
  provedor: KnownProvider,
  typed: Credentials,
  { partial = false }: { partial?: boolean } = {},
): { campo: string; mensagem: string }[] {
  return credentialFields(provedor).flatMap(([campo, { formato, opcional, rotulo }]) => {
    const value = typed[campo] ?? ''
    if (value === '') {
      return opcional || partial ? [] : [{ campo, mensagem: `Cole aqui: ${rotulo}.` }]
    }
    return formato.test(value)
      ? []
      : [{ campo, mensagem: `Isto não parece ser: ${rotulo}. Confira se copiou inteiro.` }]
  })
}
