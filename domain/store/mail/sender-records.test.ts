import { expect, test } from 'vitest'
import { dkimFinding, dkimName } from './dkim.ts'
import { dmarcFinding, dmarcNames } from './dmarc.ts'
import { isFreeMailbox, mailProvider } from './mail-providers.ts'
import { type Sender, senderRecords } from './sender-records.ts'
import { spfFinding } from './spf.ts'

const GOOGLE = 'include:_spf.google.com'

test.each([
  { records: null, situacao: 'semResposta', valor: null },
  { records: [], situacao: 'falta', valor: 'v=spf1 include:_spf.google.com ~all' },
  {
    records: ['google-site-verification=abc'],
    situacao: 'falta',
    valor: 'v=spf1 include:_spf.google.com ~all',
  },
  {
    records: ['v=spf10 include:_spf.google.com'],
    situacao: 'falta',
    valor: 'v=spf1 include:_spf.google.com ~all',
  },
  { records: ['v=spf1 include:_spf.google.com ~all'], situacao: 'certo', valor: null },
  { records: ['V=SPF1 +include:_SPF.google.com -all'], situacao: 'certo', valor: null },
  {
    records: ['v=spf1 ip4:198.51.100.7 -all'],
    situacao: 'errado',
    valor: 'v=spf1 ip4:198.51.100.7 include:_spf.google.com -all',
  },
  {
    records: ['v=spf1 include:_spf.google.com all'],
    situacao: 'errado',
    valor: 'v=spf1 include:_spf.google.com ~all',
  },
  {
    records: ['v=spf1 mx ?all'],
    situacao: 'errado',
    valor: 'v=spf1 mx include:_spf.google.com ~all',
  },
  {
    records: ['v=spf1 mx ~all', 'v=spf1 include:_spf.google.com -all'],
    situacao: 'errado',
    valor: 'v=spf1 mx include:_spf.google.com ~all',
  },
  {
    records: [
      `v=spf1 ${GOOGLE} ${Array.from({ length: 10 }, (_, i) => `include:s${i}.example`).join(' ')} ~all`,
    ],
    situacao: 'errado',
    valor: null,
  },
])('judges the SPF records $records as $situacao', ({ records, situacao, valor }) => {
  expect(spfFinding(records, GOOGLE)).toMatchObject({ situacao, valor })
})

test('a suggested SPF record is judged as right', () => {
  for (const records of [[], ['v=spf1 a mx ~all'], ['v=spf1 +all'], ['v=spf1 mx -all', 'v=spf1 a ~all']]) {
    const { valor } = spfFinding(records, GOOGLE)
    expect(spfFinding([valor ?? ''], GOOGLE).situacao).toBe('certo')
  }
})

test.each([
  { records: null, situacao: 'semResposta', valor: null },
  { records: [], situacao: 'falta', valor: 'v=DMARC1; p=none; rua=mailto:loja@casa.com.br' },
  { records: ['v=DMARC1; p=none'], situacao: 'certo', valor: null },
  { records: ['v=dmarc1;p=REJECT;rua=mailto:x@y.example'], situacao: 'certo', valor: null },
  { records: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], situacao: 'errado', valor: null },
  {
    records: ['v=DMARC1; rua=mailto:x@y.example'],
    situacao: 'errado',
    valor: 'v=DMARC1; p=none; rua=mailto:loja@casa.com.br',
  },
  {
    records: ['v=DMARC12; p=none'],
    situacao: 'falta',
    valor: 'v=DMARC1; p=none; rua=mailto:loja@casa.com.br',
  },
])('judges the DMARC records $records as $situacao', ({ records, situacao, valor }) => {
  expect(dmarcFinding(records, 'loja@casa.com.br')).toMatchObject({ situacao, valor })
})

test.each([
  { records: null, situacao: 'semResposta' },
  { records: [], situacao: 'falta' },
  { records: ['v=DKIM1; k=rsa; p=MIIBIjANBg'], situacao: 'certo' },
  { records: ['k=rsa; p=MIIBIjANBg'], situacao: 'certo' },
  { records: ['v=DKIM1; p='], situacao: 'errado' },
  { records: ['v=spf1 -all'], situacao: 'falta' },
])('judges the DKIM records $records as $situacao', ({ records, situacao }) => {
  expect(dkimFinding(records).situacao).toBe(situacao)
})

test('names where the records stand', () => {
  expect(dkimName('google', 'casa.com.br')).toBe('google._domainkey.casa.com.br')
  expect(dmarcNames('loja.casa.com.br')).toEqual([
    '_dmarc.loja.casa.com.br',
    '_dmarc.casa.com.br',
    '_dmarc.com.br',
  ])
})

test.each([
  ['smtp.gmail.com', 'Google Workspace'],
  ['SMTP.office365.com', 'Microsoft 365'],
  ['email-smtp.sa-east-1.amazonaws.com', 'Amazon SES'],
  ['mail.casa.com.br', undefined],
  ['smtp.gmail.com.golpe.example', undefined],
])('the server %s belongs to %s', (host, nome) => {
  expect(mailProvider(host)?.nome).toBe(nome)
})

test('knows domains of free mailboxes', () => {
  expect(isFreeMailbox('Gmail.com')).toBe(true)
  expect(isFreeMailbox('casa.com.br')).toBe(false)
})

const SENDER: Sender = {
  dominio: 'casa.com.br',
  servidor: 'smtp.hostinger.com',
  seletor: '',
  avisos: 'dona@casa.com.br',
}

test("looks up what the sender's provider needs, and takes the selector that has a key", async () => {
  const texts: Record<string, string[]> = {
    'casa.com.br': ['google-site-verification=x', 'v=spf1 include:_spf.mail.hostinger.com ~all'],
    'hostingermail-b._domainkey.casa.com.br': ['v=DKIM1; p=MIIB'],
    '_dmarc.casa.com.br': ['v=DMARC1; p=quarantine'],
  }
  const records = await senderRecords(SENDER, async (name) => texts[name] ?? [])

  expect(records.map(({ registro, nome, situacao }) => [registro, nome, situacao])).toEqual([
    ['spf', 'casa.com.br', 'certo'],
    ['dkim', 'hostingermail-b._domainkey.casa.com.br', 'certo'],
    ['dmarc', '_dmarc.casa.com.br', 'certo'],
  ])
  expect(records[0]?.encontrados).toEqual(['v=spf1 include:_spf.mail.hostinger.com ~all'])
})

test('finds the DMARC record of the domain above, and asks for an unknown selector', async () => {
  const sender = { ...SENDER, dominio: 'loja.casa.com.br', servidor: 'mail.casa.com.br' }
  const [spf, dkim, dmarc] = await senderRecords(sender, async (name) =>
    name === '_dmarc.casa.com.br' ? ['v=DMARC1; p=reject'] : [],
  )

  expect(spf?.valor).toBe('v=spf1 a:mail.casa.com.br ~all')
  expect(dkim).toMatchObject({ nome: '<seletor>._domainkey.loja.casa.com.br', situacao: 'falta' })
  expect(dmarc).toMatchObject({ nome: '_dmarc.casa.com.br', situacao: 'certo' })
})

test('a DNS that does not answer says nothing about the records', async () => {
  const records = await senderRecords(SENDER, async () => null)

  expect(records.map(({ situacao }) => situacao)).toEqual(['semResposta', 'semResposta', 'semResposta'])
})
