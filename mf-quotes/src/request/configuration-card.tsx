import type { Configuration } from '@shop/contracts';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { ConfiguredBox, Sheet } from '@shop/ui';
import styles from './request.module.css';

/** The configuration of a request, drawn from its geometry. */
export function ConfigurationCard({ configuration }: { readonly configuration: Configuration }) {
  const term = useTerms();
  const format = useFormat();
  const { product, size, material, print_mode, finish } = configuration;
  return (
    <Sheet>
      <div className={styles.configuration}>
        <ConfiguredBox configuration={configuration} />
        <div>
          <strong>{term('product', product)}</strong>
          <p>{format.size([size.length, size.width, size.height])}</p>
          <p>
            {term('material', material)}, {term('printMode', print_mode)}
            {finish === 'foil-none' ? null : `, ${term('finish', finish)}`}
            {decidedOptions(configuration.structure_options, term, format).map((words) => `, ${words}`)}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
