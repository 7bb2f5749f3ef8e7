import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { METHODS } from '#domain/payments/methods.ts'
import { AccountState } from './account-state.tsx'
import { ChangeAccountDialog } from './change-account-dialog.tsx'
import { METHOD_NAMES } from './method-names.ts'
import { ReplaceKeysDialog } from './replace-keys-dialog.tsx'
import { WebhookAddress } from './webhook-address.tsx'

type Open = 'change' | 'keys' | null

/** One account: what it takes, whether it works, and what its owner can do. */
export function AccountCard({ account, may }: { account: StoredAccount; may: boolean }) {
  const { id, nome, provedor, ativa, metodos, titular, conferidaEm, emUso, versao } = account
  const { save, saving } = useSave()
  const [open, setOpen] = useState<Open>(null)

  function check() {
    return save(() => api.paymentAccounts.check({ id }), 'Conexão conferida.')
  }

  function turn() {
    return save(
      () => api.paymentAccounts.change({ id, versao, nome, metodos, ativa: !ativa }),
      ativa ? 'Desligada: pagamentos novos vão para as outras contas.' : 'Ligada.',
    )
  }

  async function remove() {
    const sure = await askFirst({
      title: `Remover ${nome}?`,
      action: 'Remover',
      danger: true,
      text: 'As chaves são apagadas da loja. A conta no provedor continua como está.',
    })
    if (sure) await save(() => api.paymentAccounts.remove({ id }), 'Conta removida.')
  }

  return (
    <Stack gap="xs" py="xs">
      <Group gap="xs">
        <Text fw={500}>{nome}</Text>
        <AccountState account={account} />
      </Group>
      <Text size="sm" c="gray.6">
        {[PROVIDERS[provedor].nome, titular].filter(Boolean).join(' · ')}
        {conferidaEm && ` · conexão conferida em ${formatMoment(conferidaEm)}`}
      </Text>
      <Text size="sm">{METHODS.flatMap((metodo) => termsText(metodo, metodos[metodo])).join('; ')}.</Text>
      {may && (
        <>
          <WebhookAddress account={account} />
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setOpen('change')}>
              Mudar
            </Button>
            <Button size="xs" variant="default" onClick={() => setOpen('keys')}>
              Trocar chaves
            </Button>
            <Button size="xs" variant="default" loading={saving} onClick={() => void check()}>
              Conferir
            </Button>
            <Button size="xs" variant="default" loading={saving} onClick={() => void turn()}>
              {ativa ? 'Desligar' : 'Ligar'}
            </Button>
            {!emUso && (
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
            )}
          </Group>
        </>
      )}
      {open === 'change' && <ChangeAccountDialog account={account} onClose={() => setOpen(null)} />}
      {open === 'keys' && <ReplaceKeysDialog account={account} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

type Terms = StoredAccount['metodos']

/** "Pix (0,99%, desde R$ 10,00)" */
function termsText(metodo: keyof Terms, terms: Terms[keyof Terms]): string[] {
  if (!terms) return []
  const { tarifa, minimo } = terms
  const details = [
    'parcelas' in terms && `até ${terms.parcelas}x`,
    tarifa.percentual > 0 && `${(tarifa.percentual / 100).toLocaleString('pt-BR')}%`,
    tarifa.fixa > 0 && `${formatBRL(tarifa.fixa)} por pagamento`,
    minimo > 0 && `desde ${formatBRL(minimo)}`,
  ].filter(Boolean)

  return [`${METHOD_NAMES[metodo]}${details.length > 0 ? ` (${details.join(', ')})` : ''}`]
}
