import { useQuery } from '../table/search-params.ts'
import { DateField } from './date-field.tsx'

/** A day that filters the list of this page, stored in the address. */
export function DayField({ label, name }: { label: string; name: string }) {
  const { params, change } = useQuery()

  return (
    <DateField
      shape="day"
      label={label}
      value={params.get(name) ?? ''}
      onChange={(day) => change({ [name]: day })}
      w={150}
    />
  )
}
