import { useQuery } from '../table/search-params.ts'
import { DateField } from './date-field.tsx'

/** A day that narrows the list of this page, kept in the address. */
export function DayField({ rotulo, nome }: { rotulo: string; nome: string }) {
  const { params, change } = useQuery()

  return (
    <DateField
      shape="day"
      label={rotulo}
      value={params.get(nome) ?? ''}
      onChange={(day) => change({ [nome]: day })}
      w={150}
    />
  )
}
