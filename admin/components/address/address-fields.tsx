import { Grid, TextInput } from '@mantine/core'
import type { TypedAddress } from '#domain/customer/address/read-address.ts'
import { readCep } from '#domain/documents/cep.ts'
import { usePlaceOfCep } from './use-place-of-cep.ts'

const FIELDS: { name: keyof TypedAddress; label: string; span: number; required?: boolean }[] = [
  { name: 'destinatario', label: 'Quem recebe', span: 8, required: true },
  { name: 'cep', label: 'CEP', span: 4, required: true },
  { name: 'logradouro', label: 'Rua', span: 8, required: true },
  { name: 'numero', label: 'Número', span: 4, required: true },
  { name: 'complemento', label: 'Complemento', span: 4 },
  { name: 'bairro', label: 'Bairro', span: 4 },
  { name: 'cidade', label: 'Cidade', span: 4 },
  { name: 'referencia', label: 'Ponto de referência', span: 8 },
]

type AddressFieldsProps = {
  endereco: TypedAddress
  errors: Record<string, string>
  onChange: (endereco: TypedAddress) => void
}

/** The fields of a delivery address, as in the shop's checkout. A new CEP fills street, district and city. */
export function AddressFields({ endereco, errors, onChange }: AddressFieldsProps) {
  const follow = usePlaceOfCep(endereco, onChange)

  return (
    <Grid gap="xs">
      {FIELDS.map(({ name, label, span, required = false }) => (
        <Grid.Col key={name} span={{ base: span === 4 ? 6 : 12, sm: span }}>
          <TextInput
            label={label}
            placeholder={name === 'cidade' ? 'Pelo CEP' : ''}
            value={endereco[name]}
            onChange={(event) => {
              const next = { ...endereco, [name]: event.currentTarget.value }
              onChange(next)
              if (name === 'cep') follow(next)
            }}
            error={errors[name]}
            required={required}
            maxLength={254}
            autoComplete="off"
          />
        </Grid.Col>
      ))}
      <Grid.Col span={{ base: 6, sm: 4 }}>
        <TextInput label="UF" description="Pelo CEP" value={readCep(endereco.cep)?.uf ?? ''} readOnly />
      </Grid.Col>
    </Grid>
  )
}
