import { Button, Grid, Group, TextInput } from '@mantine/core'

type Typed = {
  destinatario: string
  cep: string
  logradouro: string
  numero: string
  complemento: string
  bairro: string
  cidade: string
  referencia: string
}

type AddressFormProps = {
  destinatario: string
  campos: Record<string, string>
  saving: boolean
  onSave: (address: Typed) => void
  onCancel?: () => void
}

const FIELDS: { name: keyof Typed; label: string; span: number; required?: boolean }[] = [
  { name: 'destinatario', label: 'Quem recebe', span: 8, required: true },
  { name: 'cep', label: 'CEP', span: 4, required: true },
  { name: 'logradouro', label: 'Rua', span: 8, required: true },
  { name: 'numero', label: 'Número', span: 4, required: true },
  { name: 'complemento', label: 'Complemento', span: 4 },
  { name: 'bairro', label: 'Bairro', span: 4 },
  { name: 'cidade', label: 'Cidade, se o CEP for geral', span: 4 },
  { name: 'referencia', label: 'Ponto de referência', span: 12 },
]

/** A postal address as the shop's checkout asks for it. */
export function AddressForm({ destinatario, campos, saving, onSave, onCancel }: AddressFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const typed = FIELDS.map(({ name }) => [name, String(form.get(name) ?? '')])
        onSave(Object.fromEntries(typed))
      }}
    >
      <Grid gap="xs">
        {FIELDS.map(({ name, label, span, required = false }) => (
          <Grid.Col key={name} span={{ base: span === 4 ? 6 : 12, sm: span }}>
            <TextInput
              name={name}
              label={label}
              required={required}
              defaultValue={name === 'destinatario' ? destinatario : ''}
              error={campos[name]}
              autoComplete="off"
            />
          </Grid.Col>
        ))}
      </Grid>
      <Group mt="sm">
        <Button type="submit" variant="default" loading={saving}>
          Usar este endereço
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Voltar
          </Button>
        )}
      </Group>
    </form>
  )
}
