import { Badge } from '@mantine/core'
import { formatMoment } from '#admin/components/date/format.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'

/** Whether an account takes payments, and which kind of money. */
export function AccountState({ account: { ativa, ambiente, foraDesde } }: { account: StoredAccount }) {
  return (
    <>
      <StateBadge ativa={ativa} foraDesde={foraDesde} />
      {ambiente === 'teste' && <Badge variant="default">Teste: nenhum dinheiro de verdade</Badge>}
    </>
  )
}

function StateBadge({ ativa, foraDesde }: Pick<StoredAccount, 'ativa' | 'foraDesde'>) {
  if (!ativa) return <Badge variant="default">Desligada</Badge>
  if (foraDesde !== null)
    return (
      <Badge color="red" variant="light" c="red.9">
        Fora do ar desde {formatMoment(foraDesde)}
      </Badge>
    )

  return (
    <Badge color="pine" variant="light" c="pine.9">
      Funcionando
    </Badge>
  )
}
