import { Text } from '@mantine/core'
import { LookupField } from '#admin/components/lookup/lookup-field.tsx'
import { api } from '#admin/shell/api.ts'

/** Finds a customer by name, CPF or CNPJ, e-mail or phone. */
export function CustomerPicker({ disabled, onPick }: { disabled: boolean; onPick: (id: number) => void }) {
  return (
    <LookupField
      label="Nome, CPF ou CNPJ, e-mail ou telefone"
      ask={async (busca) => (await api.customers.list({ busca, porPagina: 10 })).itens}
      keyOf={({ id }) => String(id)}
      render={({ nomeRazao, email, grupo }) => (
        <>
          <Text size="sm">{nomeRazao}</Text>
          <Text size="xs" c="gray.6">
            {[email, grupo && `revendedor: ${grupo}`].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      onPick={({ id }) => onPick(id)}
      disabled={disabled}
    />
  )
}
