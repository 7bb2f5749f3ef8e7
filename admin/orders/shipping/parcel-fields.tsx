import { TextInput } from '@mantine/core'
import type { Parcel } from './parcel.ts'

/** The tracking data of a parcel. For a Correios code, the store knows the tracking page. */
export function ParcelFields({
  envio,
  onChange,
  errors,
}: {
  envio: Parcel
  onChange: (changes: Partial<Parcel>) => void
  errors: Record<string, string>
}) {
  return (
    <>
      <TextInput
        label="Código de rastreio"
        value={envio.codigo}
        onChange={(event) => onChange({ codigo: event.currentTarget.value.toUpperCase() })}
        error={errors['envio.codigo']}
        maxLength={60}
        data-autofocus
      />
      <TextInput
        label="Transportadora"
        value={envio.transportadora}
        onChange={(event) => onChange({ transportadora: event.currentTarget.value })}
        error={errors['envio.transportadora']}
        maxLength={80}
      />
      <TextInput
        type="url"
        label="Link de rastreio (opcional)"
        description="Dos Correios, a loja monta o link pelo código."
        placeholder="https://"
        value={envio.url}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        error={errors['envio.url']}
        maxLength={500}
      />
    </>
  )
}
