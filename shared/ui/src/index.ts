/**
 * The design system of all remotes. Components take finished texts; nothing here depends on a language, a route or the
 * API.
 */
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from './button/button.tsx';
export { type Choice, ChoiceTiles, type ChoiceTilesProps } from './choice-tiles/choice-tiles.tsx';
export { classNames } from './class-names.ts';
export { CountrySelect, type CountrySelectProps } from './country-select/country-select.tsx';
export { DecimalField, type DecimalFieldProps } from './decimal-field/decimal-field.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { lockScroll } from './dialog/scroll-lock.ts';
export {
  DimensionField,
  type DimensionFieldProps,
  DimensionTriple,
  type LengthProblem,
  type LengthReading,
  readLength,
} from './dimension-field/dimension-field.tsx';
export { formatLength, type LengthUnit, parseLength } from './dimension-field/length.ts';
export { Accordion, Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { type BoardColour, getBoardColours } from './drawing/board-colours.ts';
export { ConfiguredBox, type ConfiguredBoxProps } from './drawing/configured-box.tsx';
export {
  DieDrawing,
  type DieDrawingProps,
  type DrawableDie,
  type TitleBlockEntry,
} from './drawing/die-drawing.tsx';
export { type BoxDrawing, drawBox } from './drawing/draw-box.ts';
export { DrawnBox, type DrawnBoxProps } from './drawing/drawn-box.tsx';
export { useFoldMotion } from './drawing/fold-motion.ts';
export { FoldedBox, type FoldedBoxProps, type SideArtwork } from './drawing/folded-box.tsx';
export { FoldingLoader, type FoldingLoaderProps } from './drawing/folding-loader.tsx';
export { LogoMark, type LogoMarkProps } from './drawing/logo-mark.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorPanel, type ErrorPanelProps } from './error-panel/error-panel.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export {
  Field,
  type FieldControlProps,
  FieldLine,
  type FieldMessages,
  type FieldProps,
} from './field/field.tsx';
export { FieldSuggestion, type FieldSuggestionProps } from './field/field-suggestion.tsx';
export { focusFirstError } from './field/focus-first-error.ts';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './field/text-field.tsx';
export { useFormAttempts } from './field/use-form-attempts.ts';
export { useFormSubmission } from './field/use-form-submission.ts';
export { FileDrop, type FileDropItem, type FileDropProps } from './file-drop/file-drop.tsx';
export { flyTo } from './flight/fly-to.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/shapes.ts';
export {
  Cell,
  type CellProps,
  ConfiguratorLayout,
  type ConfiguratorLayoutProps,
  type Gap,
  Grid,
  GroupPage,
  Lead,
  Page,
  Prose,
  Row,
  Section,
  Sheet,
  Stack,
} from './layout/layout.tsx';
export { type AnchorComponent, type AnchorProps, TextLink, type TextLinkProps } from './link/link.tsx';
export { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx';
export { MegaMenu, type MegaMenuGroup, type MegaMenuProps } from './mega-menu/mega-menu.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export { type MenuEntry, type MenuGroup, MenuList, type MenuListProps } from './menu/menu-list.tsx';
export { Notice, type NoticeProps, NoticeStack } from './notice/notice.tsx';
export { prefersReducedMotion } from './prefers-reduced-motion.ts';
export { Figure, type FigureProps, Price, type PriceProps } from './price/price.tsx';
export {
  PriceSummary,
  type PriceSummaryProps,
  type PriceSummaryRow,
} from './price-summary/price-summary.tsx';
export { ProductTile, type ProductTileProps } from './product-tile/product-tile.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { parseQuantity, Quantity, type QuantityProps } from './quantity/quantity.tsx';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/select.tsx';
export { type Severity, SeverityIcon, severityIcons } from './severity/severity.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { type Step, Steps, type StepsProps } from './steps/steps.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
