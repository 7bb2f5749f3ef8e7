import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { StockCountLine } from '#contract/catalog/stock.ts'
import { api } from '../shell/api.ts'
import { failureOf } from '../shell/failure.ts'
import { CameraScan } from './camera-scan.tsx'
import { goodsName } from './words.ts'

type Reading = { codigo: string; quantidade: number }
type Missed = Reading & { mensagem: string }

/**
 * The field for a barcode scanner: each Enter counts one item (or the quantity beside it). Readings are sent to the
 * server one at a time, while the next can already be scanned; failed ones stay visible until they are sent.
 */
export function ScanField({ id, onRead }: { id: number; onRead: () => void }) {
  const [codigo, setCodigo] = useState('')
  const [quantidade, setQuantidade] = useState(1)
  const [last, setLast] = useState<StockCountLine | null>(null)
  const [missed, setMissed] = useState<Missed[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function scan() {
    const reading = { codigo: codigo.trim(), quantidade }
    if (reading.codigo === '') return
    setCodigo('')
    setQuantidade(1)
    send(reading)
  }

  function send(reading: Reading) {
    queue.current = queue.current.then(async () => {
      try {
        setLast(await api.stock.read({ id, ...reading }))
        onRead()
      } catch (error) {
        const { code, mensagem } = failureOf(error)
        const said = code === 'CadastroInexistente' ? 'Nenhum produto da loja tem este código.' : mensagem
        setMissed((old) => [...old, { ...reading, mensagem: said }])
      }
    })
  }

  function again(reading: Missed) {
    setMissed((old) => old.filter((one) => one !== reading))
    send({ codigo: reading.codigo, quantidade: reading.quantidade })
  }

  return (
    <Stack gap="xs">
      <Group align="flex-end">
        <TextInput
          ref={field}
          label="Código de barras ou SKU"
          description="Passe o leitor, ou digite e aperte Enter."
          leftSection={<IconBarcode size={18} aria-hidden />}
          value={codigo}
          onChange={(event) => setCodigo(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') scan()
          }}
          autoComplete="off"
          size="md"
          style={{ flex: '1 1 16rem', maxWidth: '28rem' }}
        />
        <RequiredNumber
          label="Unidades"
          value={quantidade}
          onChange={setQuantidade}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          size="md"
          w={110}
        />
      </Group>
      <CameraScan
        hint="Aponte para o código de barras. Cada peça conta uma vez; tire-a da frente antes de mostrar a próxima igual."
        onCode={(code) => send({ codigo: code, quantidade: 1 })}
      />
      <Text size="sm" role="status" mih={22}>
        {last && (
          <>
            {goodsName(last)}: <strong>{last.contado}</strong> {last.contado === 1 ? 'contado' : 'contados'},
            {` ${last.esperado} ${last.esperado === 1 ? 'esperado' : 'esperados'}.`}
          </>
        )}
      </Text>
      {missed.map((reading, i) => (
        // Readings have no id, and are only ever removed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Alert key={i} color="red" title={`${reading.codigo} não foi contado`} role="alert">
          <Group justify="space-between">
            {reading.mensagem}
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => again(reading)}>
                Tentar de novo
              </Button>
              <Button
                size="xs"
                variant="subtle"
                onClick={() => setMissed((old) => old.filter((one) => one !== reading))}
              >
                Deixar
              </Button>
            </Group>
          </Group>
        </Alert>
      ))}
    </Stack>
  )
}
