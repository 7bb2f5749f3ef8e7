/** A service that sends mail for its customers' domains, as its own help pages describe it. */
export type MailProvider = {
  nome: string
  /** The host of its SMTP server, or the end of it. */
  host: string
  /** What the domain's SPF record has to include. */
  spf: string
  /** Selectors under which it publishes its customers' DKIM keys; empty if each customer has others. */
  seletores: string[]
}

const PROVIDERS: MailProvider[] = [
  { nome: 'Google Workspace', host: 'smtp.gmail.com', spf: '_spf.google.com', seletores: ['google'] },
  { nome: 'Google Workspace', host: 'smtp-relay.gmail.com', spf: '_spf.google.com', seletores: ['google'] },
  {
    nome: 'Microsoft 365',
    host: 'smtp.office365.com',
    spf: 'spf.protection.outlook.com',
    seletores: ['selector1', 'selector2'],
  },
  {
    nome: 'Hostinger',
    host: 'smtp.hostinger.com',
    spf: '_spf.mail.hostinger.com',
    seletores: ['hostingermail-a', 'hostingermail-b', 'hostingermail-c'],
  },
  { nome: 'Amazon SES', host: '.amazonaws.com', spf: 'amazonses.com', seletores: [] },
  {
    nome: 'Brevo',
    host: 'smtp-relay.brevo.com',
    spf: 'spf.brevo.com',
    seletores: ['brevo1', 'brevo2', 'mail'],
  },
  { nome: 'SendGrid', host: 'smtp.sendgrid.net', spf: 'sendgrid.net', seletores: ['s1', 's2'] },
  { nome: 'Mailgun', host: '.mailgun.org', spf: 'mailgun.org', seletores: [] },
  { nome: 'Zoho Mail', host: 'smtp.zoho.com', spf: 'zohomail.com', seletores: ['zmail'] },
]

/** Domains of free mailboxes: only their owners may send in their name, so a store's mail would be refused. */
const FREE_MAILBOXES = new Set([
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'live.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'bol.com.br',
  'uol.com.br',
  'terra.com.br',
  'ig.com.br',
])

/** Returns the provider of an SMTP server's host; null if it is none that we know. */
export function mailProvider(host: string): MailProvider | null {
  const name = host.toLowerCase()

  return (
    PROVIDERS.find((provider) =>
      provider.host.startsWith('.') ? name.endsWith(provider.host) : name === provider.host,
    ) ?? null
  )
}

/** Whether addresses of this domain belong to a service of free mailboxes. */
export function isFreeMailbox(dominio: string): boolean {
  return FREE_MAILBOXES.has(dominio.toLowerCase())
}
