import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { ACCOUNT_SITUATIONS } from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { Section } from '../../components/page/section.tsx'

type Props = { id: number; ensino: NonNullable<CustomerProfile['ensino']> }

/** A customer's account as a teacher or school, in short. */
export function TeachingSection({ id, ensino: { nome, tipo, situacao, listas, saldo } }: Props) {
  const lists = listas === 1 ? '1 lista' : `${listas} listas`

  return (
    <Section title="Turmas">
      <Text size="sm">
        {tipo === 'escola' ? 'Escola' : 'Professor'}:{' '}
        <Anchor component={Link} to={`/clientes/ensino/${id}`} size="sm">
          {nome}
        </Anchor>
      </Text>
      <Text size="sm" c="gray.6">
        {ACCOUNT_SITUATIONS[situacao]} · {lists}
        {saldo !== 0 && ` · Crédito ${formatBRL(saldo)}`}
      </Text>
    </Section>
  )
}
