import { Grid, TextInput } from '@mantine/core'
import type { TypedAddress } from './typed-address.ts'

const FIELDS: { name: keyof TypedAddress; label: string; span: number; required?: boolean }[] = [
  { name: 'destinatario', label: 'Quem recebe', span: 8, required: true },
  { name: 'cep', label: 'CEP', span: 4, required: true },
  { name: 'logradouro', label: 'Rua', span: 8, required: true },
  { name: 'numero', label: 'Número', span: 4, required: true },
  { name: 'complemento', label: 'Complemento', span: 4 },
  { name: 'bairro', label: 'Bairro', span: 4 },
  { name: 'cidade', label: 'Cidade', span: 4 },
  { name: 'referencia', label: 'Ponto de referência', span: 12 },
]

type AddressFieldsProps = {
  endereco: TypedAddress
  campos: Record<string, string>
  mudar: (endereco: TypedAddress) => void
}

/** Where something goes, as the shop's checkout asks for it. */
export function AddressFields({ endereco, campos, mudar }: AddressFieldsProps) {
  return (
    <Grid gap="xs">
      {FIELDS.map(({ name, label, span, required = false }) => (
        <Grid.Col key={name} span={{ base: span === 4 ? 6 : 12, sm: span }}>
          <TextInput
            label={label}
            placeholder={name === 'cidade' ? 'Pelo CEP' : ''}
            value={endereco[name]}
            onChange={(event) => mudar({ ...endereco, [name]: event.currentTarget.value })}
            error={campos[name]}
            required={required}
            maxLength={254}
            autoComplete="off"
          />
        </Grid.Col>
      ))}
    </Grid>
  )
}
