import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Family } from '#domain/instruments/families/family.ts'
import {
  readPracticeTuning,
  TUNING_PARAMETERS,
  type TuningInput,
  tuningAddress,
} from '#domain/instruments/practice/practice-query.ts'
import type { PracticeTool } from '#domain/instruments/practice/practice-tools.ts'
import { tunedStrings } from '#domain/instruments/practice/tuned-strings.ts'
import { writtenParameters } from '../written-parameters.ts'

export type ChosenPractice = ReturnType<typeof usePracticeTuning>

/**
 * The instrument and tuning of the address, and a function that chooses others without a request: the tools work
 * without a connection. The address follows, so that it can be shared.
 */
export function usePracticeTuning(tool: PracticeTool, instruments: readonly Family[]) {
  const { search } = useLocation()
  const [written, setWritten] = useState({ search, input: inputOf(search) })
  const { input } = written.search === search ? written : { input: inputOf(search) }
  const tuning = readPracticeTuning(input, instruments)

  function choose(changes: TuningInput) {
    const changed = { ...input, ...changes }
    setWritten({ search, input: changed })
    history.replaceState(history.state, '', tuningAddress(tool, changed))
  }

  return { input, tuning, strings: tunedStrings(tuning), choose }
}

function inputOf(search: string): TuningInput {
  return writtenParameters(TUNING_PARAMETERS, new URLSearchParams(search))
}
