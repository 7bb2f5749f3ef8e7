import { Badge, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { api } from '#admin/shell/api.ts'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { PLACES } from './places.ts'
import { ServicesDialog } from './services-dialog.tsx'

/** One account at Melhor Envio: whose it is, what it offers, and what its owner can do. */
export function AccountCard({ account, may }: { account: FreightAccount; may: boolean }) {
  const { ambiente, titular, conferidaEm, pistas, ativa, servicos, versao } = account
  const { save, saving } = useSave()
  const [open, setOpen] = useState<'keys' | 'services' | null>(null)
  const { nome } = PLACES[ambiente]
  const offered = servicos.filter(({ oferecido }) => oferecido)

  function turn() {
    return save(
      () =>
        api.freightAccounts.change({
          ambiente,
          versao,
          ativa: !ativa,
          servicos: offered.map(({ id }) => id),
        }),
      ativa ? 'Desligado: a loja cota pelas tabelas e formas dela.' : 'Ligado.',
    )
  }

  async function remove() {
    const sure = await askFirst({
      title: `Remover ${nome}?`,
      action: 'Remover',
      danger: true,
      text: 'O token é apagado da loja. Das etiquetas já compradas, a loja deixa de saber o andamento.',
    })
    if (sure) await save(() => api.freightAccounts.remove({ ambiente }), 'Conta removida.')
  }

  return (
    <Stack gap="xs" py="xs">
      <Group gap="xs">
        <Text fw={500}>{nome}</Text>
        {ativa ? (
          <Badge color="pine" variant="light" c="pine.9">
            Ligado
          </Badge>
        ) : (
          <Badge variant="default">Desligado</Badge>
        )}
        {ambiente === 'teste' && <Badge variant="default">Teste: nenhum dinheiro de verdade</Badge>}
      </Group>
      <Text size="sm" c="gray.6">
        {[titular, `token que termina em ${pistas.token}`].filter(Boolean).join(' · ')} · conexão conferida em{' '}
        {formatMoment(conferidaEm)}
      </Text>
      <Text size="sm">
        {offered.length === 0
          ? 'Nenhum serviço marcado: a loja cota pelas tabelas e formas dela.'
          : `Oferece ${offered.map((service) => `${service.transportadora} ${service.nome}`).join(', ')}.`}
      </Text>
      {may && (
        <>
          {pistas.segredo !== undefined && <WebhookAddress account={account} />}
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setOpen('services')}>
              Serviços
            </Button>
            <Button size="xs" variant="default" onClick={() => setOpen('keys')}>
              Trocar chaves
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={saving}
              onClick={() => void save(() => api.freightAccounts.check({ ambiente }), 'Conexão conferida.')}
            >
              Conferir
            </Button>
            <Button size="xs" variant="default" loading={saving} onClick={() => void turn()}>
              {ativa ? 'Desligar' : 'Ligar'}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              c="red.9"
              loading={saving}
              onClick={() => void remove()}
            >
              Remover
            </Button>
          </Group>
        </>
      )}
      {open === 'keys' && <KeysDialog ambiente={ambiente} account={account} onClose={() => setOpen(null)} />}
      {open === 'services' && <ServicesDialog account={account} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

/** The address for notifications, which Melhor Envio takes on its own site only. */
function WebhookAddress({ account: { avisos } }: { account: FreightAccount }) {
  if (avisos === null) return null

  return (
    <Stack gap={4}>
      <Text size="sm">Endereço dos avisos, a cadastrar na Área Dev, no aplicativo, em Novo Webhook</Text>
      <Code style={{ overflowWrap: 'anywhere' }}>{avisos}</Code>
      <div>
        <CopyButton value={avisos}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy} aria-label="Copiar o endereço dos avisos">
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
      </div>
    </Stack>
  )
}
