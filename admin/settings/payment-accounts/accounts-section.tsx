import { Badge, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { AccountCard } from './account-card.tsx'
import { AddAccountDialog } from './add-account-dialog.tsx'

type AccountsSectionProps = { itens: StoredAccount[]; servidor: string | null }

/** The accounts at payment providers in their order; owners add, sort and change them. */
export function AccountsSection({ itens, servidor }: AccountsSectionProps) {
  const [adding, setAdding] = useState(false)
  const { save } = useSave()
  const may = useMay('integracoes.gerir')

  return (
    <Section
      title="Contas que recebem"
      text="Um pagamento novo vai para a primeira conta que o recebe e está funcionando. Se ela sair do ar, a seguinte assume. Os pagamentos feitos ficam na conta deles."
      actions={
        may && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Adicionar conta
          </Button>
        )
      }
    >
      {servidor !== null && (
        <>
          <Group gap="xs">
            <Text size="sm">Pix: por {servidor}</Text>
            <Badge variant="default">Definida no servidor</Badge>
          </Group>
          <Text size="xs" c="gray.6">
            A conta definida no servidor vem antes das outras. Quem cuida do servidor a muda.
          </Text>
        </>
      )}
      {itens.length === 0 && servidor === null && (
        <Text size="sm">
          Ninguém recebe ainda: a loja não pode ser paga.{' '}
          {may ? 'Adicione a primeira conta.' : 'Peça a um dono.'}
        </Text>
      )}
      {!may && itens.length > 0 && (
        <Text size="sm" c="gray.6">
          Só donos da loja mudam as contas.
        </Text>
      )}
      <SortableList
        label="Contas, na ordem em que recebem"
        items={itens}
        keyOf={({ id }) => id}
        nameOf={({ nome }) => nome}
        disabled={!may || itens.length < 2}
        onChange={(sorted) =>
          void save(() => api.paymentAccounts.sort({ ids: sorted.map(({ id }) => id) }), 'Ordem salva.')
        }
      >
        {(account) => <AccountCard key={account.versao} account={account} may={may} />}
      </SortableList>
      {adding && <AddAccountDialog onClose={() => setAdding(false)} />}
    </Section>
  )
}
