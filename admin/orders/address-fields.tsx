import { Grid, TextInput } from '@mantine/core'
import type { OrderDraft } from './order-draft.ts'

type Address = NonNullable<OrderDraft['endereco']>

const FIELDS: { name: keyof Address; label: string; span: number }[] = [
  { name: 'destinatario', label: 'Quem recebe', span: 8 },
  { name: 'cep', label: 'CEP', span: 4 },
  { name: 'logradouro', label: 'Rua', span: 8 },
  { name: 'numero', label: 'Número', span: 4 },
  { name: 'complemento', label: 'Complemento', span: 4 },
  { name: 'bairro', label: 'Bairro', span: 4 },
  { name: 'cidade', label: 'Cidade', span: 4 },
  { name: 'referencia', label: 'Ponto de referência', span: 12 },
]

/** Where an order goes; the state follows the CEP. */
export function AddressFields({
  endereco,
  campos,
  mudar,
}: {
  endereco: Address
  campos: Record<string, string>
  mudar: (endereco: Address) => void
}) {
  return (
    <Grid gap="xs">
      {FIELDS.map(({ name, label, span }) => (
        <Grid.Col key={name} span={{ base: span === 4 ? 6 : 12, sm: span }}>
          <TextInput
            label={label}
            value={endereco[name]}
            onChange={(event) => mudar({ ...endereco, [name]: event.currentTarget.value })}
            error={campos[name]}
            maxLength={254}
            autoComplete="off"
          />
        </Grid.Col>
      ))}
    </Grid>
  )
}
