import { useSyncExternalStore } from 'react'

type Reference = typeof import('@upkeep/reference')

// The index of rules is large and needed by none of the first pages.
let loaded: Reference | null = null
const waiting = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  waiting.add(changed)
  if (loaded === null) {
    void import('@upkeep/reference').then(reference => {
      loaded = reference
      for (const tell of waiting) tell()
    })
  }
  return () => waiting.delete(changed)
}

const current = (): Reference | null => loaded

/** The index of rules, once it is there. */
export function useReference(): Reference | null {
  return useSyncExternalStore(subscribe, current, current)
}
