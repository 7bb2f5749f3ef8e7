import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { CoordinatesAnswer } from '#contract/panel/panel.ts'
import { readCep } from '#domain/documents/cep.ts'
import {
  type Coordinates,
  coordinatesProblems,
  formatCoordinates,
  readCoordinates,
} from '#domain/shipping/coordinates.ts'

type MapPointProps = {
  point: Coordinates | null
  onChange: (point: Coordinates | null) => void
  /** What it is while there is no point. */
  none: string
  /** The CEP that is looked up at first. */
  cep?: string
  error?: string | undefined
}

/** What a lookup found, or why nothing. */
const FOUND: Record<CoordinatesAnswer['situacao'], string> = {
  achadas: 'Confira no mapa: às vezes é só o meio do bairro ou da cidade.',
  desconhecidas: 'O mapa não conhece este CEP. Digite as coordenadas.',
  semResposta: 'A busca não respondeu agora. Tente de novo, ou digite as coordenadas.',
  desligada: 'A loja não procura em nenhum serviço que saiba coordenadas. Digite-as.',
}

/** A point on the map: looked up by a CEP, or typed as maps show it. */
export function MapPoint({ point, onChange, none, cep = '', error }: MapPointProps) {
  const { save, saving } = useSave()
  const [typedCep, setTypedCep] = useState(cep)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [message, setMessage] = useState('')

  async function lookUp() {
    setMessage('')
    const outcome = await save(() => api.panel.coordinates({ cep: typedCep }))
    if (!outcome.ok) return
    const { situacao, coordenadas } = outcome.result
    if (coordenadas) onChange(coordenadas)
    setMessage(FOUND[situacao])
  }

  function take() {
    const typed = readCoordinates(text)
    const [wrong] = typed ? coordinatesProblems(typed) : [UNREADABLE]
    setProblem(wrong?.mensagem ?? '')
    if (!typed || wrong) return
    onChange(typed)
    setText('')
    setMessage('')
  }

  return (
    <Stack gap="sm">
      <Group gap="sm">
        {point ? (
          <>
            <Text size="sm">{formatCoordinates(point)}</Text>
            <Anchor href={mapAddress(point)} target="_blank" rel="noreferrer" size="sm" underline="always">
              Ver no mapa
            </Anchor>
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                onChange(null)
                setMessage('')
              }}
            >
              Tirar do mapa
            </Button>
          </>
        ) : (
          <Text size="sm">{none}</Text>
        )}
      </Group>
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
      <Group align="flex-end" gap="xs">
        <TextInput
          label="CEP do lugar"
          inputMode="numeric"
          placeholder="00000-000"
          value={typedCep}
          onChange={(event) => setTypedCep(event.currentTarget.value)}
          maxLength={10}
          w={130}
        />
        <Button
          variant="default"
          loading={saving}
          disabled={readCep(typedCep) === null}
          onClick={() => void lookUp()}
        >
          Procurar no mapa
        </Button>
        <Text size="sm" role="status">
          {message}
        </Text>
      </Group>
      <Group align="flex-start" gap="xs">
        <TextInput
          label="Ou as coordenadas"
          description="Como o mapa as mostra: latitude, longitude"
          placeholder="-23.5505, -46.6333"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem('')
          }}
          error={problem}
          maxLength={60}
          style={{ flex: '0 1 20rem' }}
        />
        <Button variant="default" onClick={take} disabled={text.trim() === ''} mt={{ base: 0, xs: 44 }}>
          Usar estas
        </Button>
      </Group>
    </Stack>
  )
}

const UNREADABLE = { mensagem: 'Copie os dois números do mapa, como -23.5505, -46.6333.' }

/** The place in OpenStreetMap, from which coordinates of CEPs come too. */
function mapAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
