export {
  type Citation,
  type CitationProblem,
  type CitationReport,
  checkCitations,
  citationReport,
  type ScanOptions,
  type SourceFile,
  scanCitations,
  uncitedRules,
} from './citations.ts'
export { rulesEffective } from './data/numbers.ts'
export {
  allRuleNumbers,
  chapterOf,
  childrenOf,
  compareRuleNumbers,
  parentOf,
  parentsOf,
  type RuleChapter,
  ruleExists,
  ruleRange,
} from './numbers.ts'
export {
  explainRule,
  isHeading,
  type RenderedRule,
  type RuleExplanation,
  type RuleLanguage,
  type RuleParent,
  renderRules,
  renderRulesText,
  ruleSummary,
  ruleTitle,
  searchRules,
} from './rules.ts'
