import { TextInput } from '@mantine/core'

export type Parcel = { codigo: string; transportadora: string; url: string }

/** What follows a parcel. Of a code of the Correios, the store knows where it can be followed. */
export function ParcelFields({
  envio,
  mudar,
  campos,
}: {
  envio: Parcel
  mudar: (changes: Partial<Parcel>) => void
  campos: Record<string, string>
}) {
  return (
    <>
      <TextInput
        label="Código de rastreio"
        value={envio.codigo}
        onChange={(event) => mudar({ codigo: event.currentTarget.value.toUpperCase() })}
        error={campos['envio.codigo']}
        maxLength={60}
        data-autofocus
      />
      <TextInput
        label="Transportadora"
        value={envio.transportadora}
        onChange={(event) => mudar({ transportadora: event.currentTarget.value })}
        error={campos['envio.transportadora']}
        maxLength={80}
      />
      <TextInput
        type="url"
        label="Link de rastreio (opcional)"
        description="Dos Correios, a loja monta o link pelo código."
        placeholder="https://"
        value={envio.url}
        onChange={(event) => mudar({ url: event.currentTarget.value })}
        error={campos['envio.url']}
        maxLength={500}
      />
    </>
  )
}
