import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { DateField } from '#admin/components/date/date-field.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { WorkOrderForm } from '#contract/orders/workshop/work-orders.ts'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { SerialNote } from './serial-note.tsx'

/** What is known of nobody. */
export const EMPTY_CONTACT = {
  idCliente: null,
  nome: '',
  email: '',
  celular: '',
  documento: '',
}

export const EMPTY_WORK_ORDER: WorkOrderForm = {
  ...EMPTY_CONTACT,
  instrumento: '',
  numeroSerie: '',
  idPassaporte: null,
  acessorios: '',
  condicao: '',
  relato: '',
  responsavel: '',
  prateleira: '',
  previstaPara: null,
}

/** What is seen often, to be written by one tap. */
const MARKS = [
  'Sem danos visíveis',
  'Verniz riscado',
  'Trinca no tampo',
  'Partes descoladas',
  'Cavalete empenado',
  'Alma caída',
  'Cordas velhas',
  'Cravelhas soltas',
  'Trastes gastos',
]

type FieldsProps = {
  value: WorkOrderForm
  change: (changes: Partial<WorkOrderForm>) => void
  errors: Record<string, string>
  /** Whether it is work on an order's line, whose passport is known. */
  ofOrder?: boolean
}

type TextField = Exclude<keyof WorkOrderForm, 'idCliente' | 'idPassaporte' | 'previstaPara'>

/** What is known of an instrument and its owner. */
export function WorkOrderFields({ value, change, errors, ofOrder = false }: FieldsProps) {
  const field = (name: TextField, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: value[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  })

  return (
    <>
      <Section
        title="Quem trouxe"
        text="O celular ou o e-mail bastam: por eles o cliente recebe o orçamento."
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('nome', 'Nome', 120)} required autoComplete="off" />
          <TextInput {...field('celular', 'Celular', 20)} type="tel" autoComplete="off" />
          <TextInput {...field('email', 'E-mail', 254)} type="email" autoComplete="off" />
          <TextInput {...field('documento', 'CPF ou CNPJ (opcional)', 18)} autoComplete="off" />
        </SimpleGrid>
      </Section>
      <Section title="O instrumento">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('instrumento', 'Instrumento', 160)} required placeholder="Violino 4/4 Eagle" />
          <TextInput
            {...field('numeroSerie', 'Número de série (opcional)', 60)}
            onChange={({ currentTarget: { value: numeroSerie } }) => {
              // Another number, another instrument.
              const isSame = serialKey(numeroSerie) === serialKey(value.numeroSerie)
              change({ numeroSerie, idPassaporte: isSame ? value.idPassaporte : null })
            }}
          />
        </SimpleGrid>
        <SerialNote
          numeroSerie={value.numeroSerie}
          confirmed={ofOrder ? undefined : (value.idPassaporte ?? null)}
          onConfirm={(idPassaporte) => change({ idPassaporte })}
          error={errors['idPassaporte']}
        />
        <TextInput {...field('acessorios', 'O que veio junto', 300)} placeholder="Estojo, arco, espaleira" />
        <Stack gap={6}>
          <Textarea {...field('condicao', 'Condição em que chegou', 2000)} autosize minRows={2} />
          <Group gap={6} role="group" aria-label="Marcas comuns">
            {MARKS.map((mark) => (
              <Button
                key={mark}
                size="compact-sm"
                variant="default"
                onClick={() => change({ condicao: withMark(value.condicao, mark) })}
              >
                {mark}
              </Button>
            ))}
          </Group>
        </Stack>
        <Textarea {...field('relato', 'O que o cliente quer', 2000)} autosize minRows={3} />
      </Section>
      <Section title="Na oficina">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput {...field('responsavel', 'Responsável', 80)} />
          <TextInput {...field('prateleira', 'Prateleira', 40)} />
          <DateField
            shape="day"
            label="Prometida para"
            value={value.previstaPara ?? ''}
            onChange={(day) => change({ previstaPara: day === '' ? null : day })}
          />
        </SimpleGrid>
        <Text size="sm" c="gray.6">
          Sem dia, a ordem ganha um quando o orçamento é aprovado, pelo tempo livre da oficina.
        </Text>
      </Section>
    </>
  )
}

function withMark(text: string, mark: string): string {
  return text.includes(mark) ? text : [text.trim(), mark].filter(Boolean).join('. ')
}
